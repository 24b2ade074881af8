# How seats are called whose players gave no name.
player-name = Player { $number }
you = You
you-within = you

# What everybody at a table should know about it.
remark-seed-chosen = Whoever opened this table chose its seed, and may know what comes.
remark-same-luck = This game goes on from another one with the same luck: its log tells what comes.
remark-branched = This game goes on from another one.
remark-older-rules = This game began under older rules: { $number ->
    [one] its first answer cannot be shown any more.
   *[other] its first { $number } answers cannot be shown any more.
  }
remark-stopped = The rules have changed, and this game cannot go on: it stands after answer { $number }, and { $left ->
    [one] the one that followed cannot be repeated. Resign to end it, then you can continue from here.
   *[other] the { $left } that followed cannot be repeated. Resign to end it, then you can continue from here.
  }
