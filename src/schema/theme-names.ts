/** The whole themes from which config/theme.ts can start, each with its character (src/theme/themes). */
export const themeNames = {
  atelier: 'a studio: tall, thin serif letters, clay on warm white, much room, square corners',
  bakery: 'a shop around the corner: round, heavy letters, apricot, arcs, everything in the middle',
  climbing: 'a gym: narrow, black letters, orange, steps, hard shadows, little room',
  concert: 'a hall in the evening: wide, heavy letters, magenta on night, dark only, much room',
  laboratory: 'a laboratory: typewriter letters, mint and ink, thin lines, numbers, little room',
  notary: 'an office with tradition: book letters, claret and ivory, no shadows, narrow columns',
  noticeboard: 'a printed notice: cobalt ink on butter-yellow paper, heavy letters, torn edges',
  workshop: 'a trade: slab letters, ochre and steel, straight lines, small corners',
};

export type ThemeName = keyof typeof themeNames;
