/** An HTML file of the gallery: `script` is the address of the module that fills it. */
export const galleryPage = (script: string): string => `<!doctype html>
<html lang="%LANGUAGE%" dir="%DIRECTION%">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <!-- Dark from the start where dark is asked for, before there is any style. -->
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
