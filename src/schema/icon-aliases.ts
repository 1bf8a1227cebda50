import type { IconName } from './icons';

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
