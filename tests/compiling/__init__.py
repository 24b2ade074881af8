"""Tests of the compiled build, and of what both builds must do alike."""
