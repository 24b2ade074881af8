// The page about the API: Swagger UI, which loads nothing from elsewhere.
SwaggerUIBundle({ url: "/openapi.json", dom_id: "#swagger", deepLinking: true, validatorUrl: null });
