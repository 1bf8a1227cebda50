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

/** Origins besides the site's own that may use a feature; a feature without an entry is closed. */
export type Granted = Partial<Record<string, string[]>>;

/** What videos are played with: on the site itself, and in frames of the origins `players`. */
export const grantedToVideos = (players: string[]): Granted =>
  Object.fromEntries(ofVideos.map((feature) => [feature, players]));

/** The value of Permissions-Policy. */
export const powers = (granted: Granted): string =>
  closed
    .map((feature) => {
      const origins = granted[feature];
      return origins
        ? `${feature}=(${['self', ...origins.map((origin) => `"${origin}"`)].join(' ')})`
        : `${feature}=()`;
    })
    .join(', ');

/** The value of Permissions-Policy for what is no page, and asks for nothing: the host leaves no header out. */
export const filePowers = 'camera=()';

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
  'Permissions-Policy': powers({}),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
