/** The host in a web address, in the address of a link to mail, or behind the @ of a mailbox. */
const host = /(?:^https?:\/\/|^(?:mailto:)?[^\s@/:]+@)[^\s/?#]*(?:[,;]|\.\.)[^\s/?#]*/i;

/** https://www.example.com for https://www,example.com: a host has points. */
export const likelyHost = (address: string): string | undefined => {
  const [found] = host.exec(address) ?? [];
  const meant = found?.replaceAll(/(?<=\w)(?:[,;]|\.\.+)(?=\w)/g, '.');
  return meant === undefined || meant === found
    ? undefined
    : meant + address.slice(found?.length ?? 0);
};

const inWords = /[\w.+-]+@[\w-]+(?:[.,][\w-]+)*,(?:com|org|net|info|[a-z]{2})\b(?![.@])/iu;

/** An address of a mailbox among words, with a comma in it. */
export const brokenMailbox = (words: string): string | undefined => inWords.exec(words)?.[0];
