/** Icons of what can be done or found; src/pictures/icons.ts holds the drawing of each. */
const plainIcons = [
  'calendar',
  'chat',
  'email',
  'phone',
  'photo-sharing',
  'place',
  'professional-network',
] as const;
export type PlainIcon = (typeof plainIcons)[number];

/** Networks by their own marks; src/pictures/networks.ts holds the drawing of each. */
const networks = [
  'facebook',
  'github',
  'instagram',
  'linkedin',
  'telegram',
  'tiktok',
  'whatsapp',
  'x',
  'youtube',
] as const;
export type Network = (typeof networks)[number];

/** Icons that config may name. */
export const iconNames = [...plainIcons, ...networks] as const;
export type IconName = PlainIcon | Network;

export const isNetwork = (icon: IconName): icon is Network =>
  networks.some((network) => network === icon);
