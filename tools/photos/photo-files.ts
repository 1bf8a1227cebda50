const widths = [400, 800, 1200, 1600, 2400];

export type PhotoFormat = 'avif' | 'webp';

export const formats: PhotoFormat[] = ['avif', 'webp'];

/** The widths, in pixels, in which there is a photograph that is `width` wide: none is made larger. */
export const photoWidths = (width: number): [...number[], number] => {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((each) => each < largest), largest];
};

export const photoFile = (stem: string, width: number, format: PhotoFormat) =>
  `${stem}-${width}.${format}`;

/** The files for an element's `srcset` (HTML, section 4.8.4.2.1). */
const sourceSet = (stem: string, width: number, format: PhotoFormat) =>
  photoWidths(width)
    .map((each) => `${photoFile(stem, each, format)} ${each}w`)
    .join(', ');

/** Where the sizes of a photograph are, as `Photograph` of src/pictures reads it from config. */
export const photoSources = (stem: string, width: number) => ({
  /** As large as there is a use for it. */
  file: photoFile(stem, Math.max(...photoWidths(width)), 'webp'),
  sources: { avif: sourceSet(stem, width, 'avif'), webp: sourceSet(stem, width, 'webp') },
});
