import type { Network } from '../../../src/schema/icons';

/** Where each network shows who is called so. */
const profiles: Partial<Record<Network, string>> = {
  facebook: 'https://www.facebook.com/',
  github: 'https://github.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/company/',
  telegram: 'https://t.me/',
  tiktok: 'https://www.tiktok.com/@',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
};

/** The address of @acme in the network whose icon it has; nothing for what is no such name. */
export const likelyProfile = (text: string, icon: unknown): string | undefined => {
  const [, at, name] = /^\s*(@)?(?:\w+\/@?)?([\w.-]{2,})\s*$/.exec(text) ?? [];
  const profile = typeof icon === 'string' ? profiles[icon as Network] : undefined;
  const isSite = at === undefined && /^www\.|\.(?:com|org|net|me|[a-z]{2})$/i.test(name ?? '');
  return name === undefined || isSite || !profile ? undefined : `${profile}${name}`;
};
