import type { ArrivedMail } from './mail-server';

const place = /\b(?:Contact_cli|freelancers|Inquriy|subcribe)\/[\w-]+/g;

/** The records that mails tell of, by name, and how often each: by a mail of its own or a line in a list. */
export const notifiedIn = (mails: readonly ArrivedMail[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const { text } of mails) {
    for (const [name] of text.matchAll(place)) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
};
