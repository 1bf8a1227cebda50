/** The package that decodes and encodes pictures. Loaded where one is: most of those who might have one never do. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // No two pictures are made of the same steps: what the last ones were made of would only take memory.
  sharp.cache(false);
  return sharp;
};
