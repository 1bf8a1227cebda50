export type Token = {
  kind: 'text' | 'name' | 'number' | 'sign';
  start: number;
  end: number;
  text: string;
  /** A text without its closing quote. */
  unterminated: boolean;
};

/** A text ends with its line, whether its quote is there or not; a text in backticks may go on. */
const pattern =
  /(?<blank>\s+|\/\/.*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>'(?:\\.|[^'\\\r\n])*'?|"(?:\\.|[^"\\\r\n])*"?|`(?:\\[\s\S]|[^`\\])*`?)|(?<name>[\p{ID_Start}_$][\p{ID_Continue}$]*)|(?<number>\d[\w.]*)|(?<sign>\.{3}|=>|[\s\S])/gu;

/** Where a comment begins that never ends. */
export const findOpenComment = (source: string): number | undefined =>
  [...source.matchAll(pattern)].find(
    ({ 0: text }) => text.startsWith('/*') && (text.length < 4 || !text.endsWith('*/')),
  )?.index;

const isOpen = (text: string) => text.length < 2 || !/^(['"`])(?:\\[\s\S]|[^\\])*\1$/.test(text);

/** The words and signs of a text, without blanks and comments. Total: takes any text. */
export const scanTokens = (source: string): Token[] =>
  [...source.matchAll(pattern)].flatMap(({ index, groups = {} }): Token[] => {
    const found = Object.entries(groups).find(([, text]) => text !== undefined);
    if (!found || found[0] === 'blank') return [];
    const [kind, text] = found as [Token['kind'], string];
    const unterminated = kind === 'text' && isOpen(text);
    return [{ kind, start: index, end: index + text.length, text, unterminated }];
  });

export const isText = ({ kind }: Token) => kind === 'text';

export const isName = ({ kind }: Token) => kind === 'name';
