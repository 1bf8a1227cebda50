/** The whole themes from which config/theme.ts can start, each with its character (src/theme/themes). */
export const themeNames = {
  atelier:
    'a studio: tall, thin serif letters, clay on warm white, much room, square corners, leaves',
  bakery:
    'a shop around the corner: round, heavy letters, apricot, arcs and arches, everything in the middle',
  climbing: 'a gym: narrow, black letters, orange, steps, hard shadows, woven ropes, little room',
  concert:
    'a hall in the evening: wide, heavy letters, magenta on night, waves, dark only, much room',
  laboratory:
    'a laboratory: typewriter letters, mint and ink, thin lines, numbers, dots, little room',
  notary:
    'an office with tradition: book letters, claret and ivory, arches, no shadows, narrow columns',
  noticeboard:
    'a printed notice: cobalt ink on butter-yellow paper, heavy letters, torn edges, a sun',
  workshop: 'a trade: slab letters, ochre and steel, ribbons, straight lines, small corners',
};

export type ThemeName = keyof typeof themeNames;

/** Of the picture that shows a theme where one is chosen, in pixels. */
export const thumbnailSize = { width: 480, height: 300 };
