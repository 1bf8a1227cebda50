import { inPlainLetters } from './letters';
import { withoutInvisible } from './nearest';

/** The host in a web address, in a mailto: link or after the @ of an e-mail address. */
const host = /(?:^https?:\/\/|^(?:mailto:)?[^\s@/:]+@)[^\s/?#]*(?:[,;]|\.\.)[^\s/?#]*/i;

/** https://www.example.com for https://www,example.com: a host needs points. */
export const likelyHost = (address: string): string | undefined => {
  const meant = address.replace(host, (found) =>
    found.replaceAll(/(?<=\w)(?:[,;]|\.\.+)(?=\w)/g, '.'),
  );
  return meant === address ? undefined : meant;
};

const inWords = /[\w.+-]+@[\w-]+(?:[.,][\w-]+)*,(?:com|org|net|info|[a-z]{2})\b(?![.@])/iu;

/** An e-mail address among words, with a comma in it. */
export const brokenMailbox = (words: string): string | undefined => inWords.exec(words)?.[0];

/** The text as people see it, where it holds what nobody sees: invisible signs, look-alike letters, commas for points. */
export const asSeen = (text: string): string[] => {
  const seen = withoutInvisible(text).trim();
  return [seen, inPlainLetters(seen), likelyHost(seen) ?? seen].filter((each) => each !== text);
};
