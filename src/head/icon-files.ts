/**
 * The pictures that stand for the site in tabs, on home screens and in search results: where each
 * is, and its width and height in pixels.
 */
export const iconFiles = {
  /** For browsers and readers that know no SVG, and whoever asks for this very address. */
  ico: { file: '/favicon.ico', size: 32 },
  touch: { file: '/apple-touch-icon.png', size: 180 },
  small: { file: '/icon-192.png', size: 192 },
  large: { file: '/icon-512.png', size: 512 },
  maskable: { file: '/icon-maskable-512.png', size: 512 },
};
