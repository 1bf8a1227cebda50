/** Dots that browsers read as such in addresses (UTS 46, section 4). */
const dots = '.\u3002\uff0e\uff61';

/** Signs that are not seen, or that turn the direction of what follows (Unicode TR 36, section 2). */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** What joins two signs into one, as in many emoji and some scripts. */
const joiners =
  /(?<=[\p{Extended_Pictographic}\p{M}\p{L}])([\u200c\u200d])(?=[\p{Extended_Pictographic}\p{L}])/gu;

const lineEnds = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

const isJoiner = (part: string) => part === '\u200c' || part === '\u200d';

/** Text of a visitor without signs that steer what shows it; line feeds and emoji stay. */
export const withoutControls = (text: string): string =>
  text
    .replaceAll(lineEnds, '\n')
    .split('\n')
    .map((line) =>
      line
        .replaceAll('\t', ' ')
        .split(joiners)
        .map((part) => (isJoiner(part) ? part : part.replaceAll(unseen, '')))
        .join(''),
    )
    .join('\n');

/**
 * Text in which no mail program finds a link: the signs that make one stand in brackets, as in
 * https[://]acme[.]test, which is how addresses are passed on that must not be opened by accident.
 */
export const defang = (text: string): string =>
  text
    // https://acme.test; //acme.test is a link to some as well.
    .replaceAll(/(:?)\/\/(?=\S)/g, '[$1//]')
    // A name and a colon: mailto:, tel:.
    .replaceAll(/(?<=[\p{L}][\p{L}\p{N}+.-]*):(?=\S)/gu, '[:]')
    // acme.test, ada@acme.test; a name may be of signs of any sort. What follows www is taken for a
    // link whatever it is.
    .replaceAll(
      new RegExp(String.raw`(?<=[^\s${dots}])[${dots}](?=\p{L}[\p{L}\p{M}\p{N}-])`, 'gu'),
      '[.]',
    )
    .replaceAll(new RegExp(String.raw`(?<=\bwww)[${dots}](?=\S)`, 'giu'), '[.]')
    // \\server\folder.
    .replaceAll(/\\\\(?=\S)/g, '[\\\\]')
    // 10.0.0.1/x is a link to some.
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, (address) => address.replaceAll('.', '[.]'));
