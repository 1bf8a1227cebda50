/** Icons of actions and things; src/pictures/icons.tsx draws them. */
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

/** Logos of networks; src/pictures/network-icon.tsx draws them. */
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

export const iconNames = [...plainIcons, ...networks] as const;
export type IconName = PlainIcon | Network;

export const isNetwork = (icon: IconName): icon is Network =>
  networks.some((network) => network === icon);

/** Other names for what an icon shows, in small letters, to suggest an icon for an unknown name. */
export const iconAliases: Partial<Record<IconName, readonly string[]>> = {
  calendar: ['date', 'appointment', 'booking', 'event', 'schedule', 'clock', 'hours'],
  chat: ['messenger', 'message', 'bubble', 'comment', 'support', 'signal', 'discord', 'skype'],
  email: ['mail', 'envelope', 'letter', 'inbox', 'newsletter', 'post'],
  phone: ['telephone', 'call', 'mobile', 'handset', 'tel', 'smartphone', 'fax'],
  'photo-sharing': ['pinterest', 'camera', 'gallery', 'picture', 'flickr', 'snapchat'],
  place: ['pin', 'marker', 'location', 'address', 'directions', 'house', 'home'],
  'professional-network': ['xing', 'briefcase', 'business', 'job', 'work', 'people'],
  x: ['twitter'],
  youtube: ['video', 'vimeo', 'play', 'film'],
};
