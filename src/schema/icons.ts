/** Icons of what can be done or found; src/pictures/icons.tsx holds the drawing of each. */
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

/** Networks by their own marks; src/pictures/network-icon.tsx holds the drawing of each. */
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

/** What people call what an icon shows, in small letters, for those who ask for one that there is not. */
export const iconAliases: Partial<Record<IconName, readonly string[]>> = {
  calendar: ['date', 'appointment', 'booking', 'event', 'schedule', 'clock', 'hours'],
  chat: ['message', 'bubble', 'comment', 'support', 'signal', 'discord', 'skype'],
  email: ['envelope', 'letter', 'inbox', 'newsletter', 'post'],
  phone: ['call', 'mobile', 'handset', 'tel', 'smartphone', 'fax'],
  'photo-sharing': ['camera', 'gallery', 'picture', 'flickr', 'snapchat'],
  place: ['pin', 'marker', 'location', 'address', 'directions', 'house', 'home'],
  'professional-network': ['briefcase', 'business', 'job', 'work', 'people'],
  x: ['bluesky', 'mastodon', 'threads'],
  youtube: ['video', 'vimeo', 'play', 'film'],
};
