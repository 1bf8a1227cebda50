/** Browser features that neither a page nor anything it frames uses. */
const closed = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Of these, the features for playing videos. */
const ofVideos = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** The features of a site with videos: its own, and those of the origins `players`. */
export const powersWithVideos = (players: string[]): string =>
  closed
    .map((feature) =>
      ofVideos.includes(feature)
        ? `${feature}=(${['self', ...players.map((origin) => `"${origin}"`)].join(' ')})`
        : `${feature}=()`,
    )
    .join(', ');

/** Two years, in seconds. */
const secureFor = 63_072_000;

/**
 * The headers of every answer besides its policy and caching. HSTS is only for the site's own host:
 * whether its subdomains support HTTPS is for their owner to know. No Cross-Origin-Embedder-Policy: the
 * map's host does not send what that requires of frames.
 */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${secureFor}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': closed.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
