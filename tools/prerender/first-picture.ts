/** A picture in one shape that is fetched before all others, as `Photograph` of src/pictures writes it. */
const fetchedFirst =
  /<picture[^>]*><source type="image\/avif" sizes="([^"]*)" srcSet="([^"]*)"\/><img[^>]* fetchPriority="high"/;

/**
 * Asks in the head of a page for the picture that its opening begins with: it is often the largest of the first paint, and
 * stands behind all styles and scripts of the HTML. React writes none for `picture`; what `head` asks for is not repeated.
 */
export const preloadFirstPicture = (body: string, head: string): string => {
  const [, sizes = '', files = ''] = fetchedFirst.exec(body) ?? [];
  return files === '' || head.includes(files)
    ? ''
    : `<link rel="preload" as="image" type="image/avif" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high"/>`;
};
