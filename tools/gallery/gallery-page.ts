/** An HTML file of the gallery: `entry` is the module that fills it. */
export const galleryPage = (entry: string): string => `<!doctype html>
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
    <script type="module" src="/src/gallery/${entry}"></script>
  </body>
</html>
`;
