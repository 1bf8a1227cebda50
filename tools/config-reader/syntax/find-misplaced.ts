import { commentedOut } from './find-brackets';
import { closers, isCloser, isName, isText, openAt, type Token } from './parse';
import { blank, lineOf, shown, type SyntaxIssue } from './syntax-issue';

/** The bracket around the token with this index. */
const around = (tokens: Token[], index: number): Token | undefined => openAt(tokens, index).at(-1);

/** The partner of the bracket with this index; undefined for a word. */
export const partner = (tokens: Token[], index: number): Token | undefined => {
  let depth = 0;
  return tokens.slice(index).find(({ text }) => {
    if (closers.has(text)) depth += 1;
    else if (isCloser(text)) depth -= 1;
    return depth === 0;
  });
};

/** Groups in place of names, and names in place of groups, for the error at `at`. */
export const findMisplaced = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const index = tokens.findIndex(({ end }) => end > at);
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !before) return [];
  const outer = around(tokens, index);
  // sections: { { … }, { … } ] for sections: [ … ].
  if (token.text === '{' && before.text === '{') {
    const { start, end } = before;
    const repair = [{ start, end, text: '[' }];
    const parts = { found: '{', sort: 'list', opening: '[', closing: ']' };
    return [{ error: 'wrongOpener', start, end, parts, suggestion: '[', repair }];
  }
  // action: ( label: 'Home' ) for action: { label: 'Home' }.
  const round = tokens.slice(0, index + 1).findLast(({ text }) => text === '(');
  const [, name, colon] = round ? tokens.slice(tokens.indexOf(round)) : [];
  const last = round && partner(tokens, tokens.indexOf(round));
  if (round && last && name && isName(name) && colon?.text === ':') {
    const { start, end } = round;
    const repair = [
      { start, end, text: '{' },
      { start: last.start, end: last.end, text: '}' },
    ];
    const parts = { found: '(', sort: 'group', opening: '{', closing: '}' };
    return [{ error: 'wrongOpener', start, end, parts, suggestion: '{', repair }];
  }
  // A group or list between the entries of a group.
  if (/^[{[]$/.test(token.text) && outer?.text === '{' && /^[,{]$/.test(before.text)) {
    const last = partner(tokens, index);
    if (!last) return [];
    const after = /^\s*,/.exec(source.slice(last.end))?.[0].length ?? 0;
    const repair = [blank(source, token.start, last.end + after)];
    const parts = { found: shown(token.text) };
    const { start, end } = token;
    return [{ error: 'nameless', start, end, parts, repair, drastic: true, unread: true }];
  }
  // A name and its colon between the entries of a list.
  if (token.text === ':' && around(tokens, index - 1)?.text === '[') {
    const { start, end, text } = before;
    const [value, comma, next] = tokens.slice(index + 1);
    // By itself between groups: its } is missing too.
    const isAlone = /^[{\]]$/.test((comma?.text === ',' ? next : comma)?.text ?? '');
    const closing = { start: value?.end ?? end, end: value?.end ?? end, text: ' }' };
    const isSimple = value !== undefined && !closers.has(value.text) && isAlone;
    const repair = [
      { start, end: start, text: isSimple ? '{ ' : '{' },
      ...(isSimple ? [closing] : []),
    ];
    const parts = { found: shown(text) };
    return [{ error: 'missingOpener', start, end, parts, repair }];
  }
  // title: {'About us'} for title: 'About us'.
  const [opener, text] = [tokens[index - 2], before];
  if (token.text === '}' && opener?.text === '{' && isText(text)) {
    const { start, end } = opener;
    const repair = [
      { start, end, text: '' },
      { start: token.start, end: token.end, text: '' },
    ];
    return [
      { error: 'stray', start, end, parts: { found: shown('{') }, suggestion: text.text, repair },
    ];
  }
  // Texts in place of names: a list without its name and its [.
  if (token.text === ',' && outer?.text === '{' && /^['"`]/.test(before.text)) {
    const remark = commentedOut(source, before.start, 'text');
    if (remark) {
      const { start, end, opening, repair } = remark;
      const line = String(lineOf(source, before.start));
      const lost = `a remark in line ${lineOf(source, start)}`;
      const parts = { sort: 'text', lost, first: line, last: line };
      return [{ error: 'halfGroup', start, end, parts, suggestion: opening, repair }];
    }
    const texts = /^(?:\s*(?:'[^'\n]*'|"[^"\n]*")\s*,?)+\s*\]?,?/.exec(source.slice(before.start));
    const repair = [blank(source, before.start, before.start + (texts?.[0].length ?? 0))];
    const parts = { found: shown(before.text) };
    const { start, end } = before;
    return [{ error: 'nameless', start, end, parts, repair, unread: true }];
  }
  return [];
};
