import { commentedOut } from './find-brackets';
import { closers, isName, isText, partner, type Token } from './parse';
import { becomes, blank, insertAt, issueAt, lineOf, shown, type SyntaxIssue } from './syntax-issue';

/** Groups in place of names, and names in place of groups, for the error at `at`. */
export const findMisplaced = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const index = tokens.findIndex(({ end }) => end > at);
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !before) return [];
  const { outer } = token;
  // sections: { { … }, { … } ] for sections: [ … ].
  if (token.text === '{' && before.text === '{') {
    const parts = { found: '{', sort: 'list', opening: '[', closing: ']' };
    const repair = [becomes(before, '[')];
    return [issueAt('wrongOpener', before, { parts, suggestion: '[', repair })];
  }
  // action: ( label: 'Home' ) for action: { label: 'Home' }.
  const round = tokens.slice(0, index + 1).findLast(({ text }) => text === '(');
  const [, name, colon] = round ? tokens.slice(tokens.indexOf(round)) : [];
  const last = round && partner(tokens, tokens.indexOf(round));
  if (round && last && name && isName(name) && colon?.text === ':') {
    const parts = { found: '(', sort: 'group', opening: '{', closing: '}' };
    const repair = [becomes(round, '{'), becomes(last, '}')];
    return [issueAt('wrongOpener', round, { parts, suggestion: '{', repair })];
  }
  // A group or list between the entries of a group.
  if (/^[{[]$/.test(token.text) && outer?.text === '{' && /^[,{]$/.test(before.text)) {
    const last = partner(tokens, index);
    if (!last) return [];
    const after = /^\s*,/.exec(source.slice(last.end))?.[0].length ?? 0;
    const repair = [blank(source, token.start, last.end + after)];
    const parts = { found: shown(token.text) };
    return [issueAt('nameless', token, { parts, repair, drastic: true, unread: true })];
  }
  // A name and its colon between the entries of a list.
  if (token.text === ':' && before.outer?.text === '[') {
    const [value, comma, next] = tokens.slice(index + 1);
    // By itself between groups: its } is missing too.
    const isAlone = /^[{\]]$/.test((comma?.text === ',' ? next : comma)?.text ?? '');
    const isSimple = value !== undefined && !closers.has(value.text) && isAlone;
    const repair = isSimple
      ? [insertAt(before.start, '{ '), insertAt(value.end, ' }')]
      : [insertAt(before.start, '{')];
    return [issueAt('missingOpener', before, { parts: { found: shown(before.text) }, repair })];
  }
  // title: {'About us'} for title: 'About us'.
  const [opener, text] = [tokens[index - 2], before];
  if (token.text === '}' && opener?.text === '{' && isText(text)) {
    const repair = [becomes(opener, ''), becomes(token, '')];
    const said = { parts: { found: shown('{') }, suggestion: text.text, repair };
    return [issueAt('stray', opener, said)];
  }
  // Texts in place of names: a list without its name and its [.
  if (token.text === ',' && outer?.text === '{' && /^['"`]/.test(before.text)) {
    const remark = commentedOut(source, before.start, 'text');
    if (remark) {
      const { opening, repair } = remark;
      const line = String(lineOf(source, before.start));
      const lost = `a remark in line ${lineOf(source, remark.start)}`;
      const parts = { sort: 'text', lost, first: line, last: line };
      return [issueAt('halfGroup', remark, { parts, suggestion: opening, repair })];
    }
    const texts = /^(?:\s*(?:'[^'\n]*'|"[^"\n]*")\s*,?)+\s*\]?,?/.exec(source.slice(before.start));
    const repair = [blank(source, before.start, before.start + (texts?.[0].length ?? 0))];
    const parts = { found: shown(before.text) };
    return [issueAt('nameless', before, { parts, repair, unread: true })];
  }
  return [];
};
