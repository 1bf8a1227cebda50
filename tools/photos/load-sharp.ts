/** The package that decodes and encodes pictures. Loaded where one is: most of those who might have one never do. */
export const loadSharp = async () => (await import('sharp')).default;
