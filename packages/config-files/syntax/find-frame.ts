import type { ImportDeclaration, Program, Statement } from 'oxc-parser';
import { nearest } from '../../problems/nearest/nearest';
import type { Span } from '../../problems/problem';
import { isName, partner, type Token } from './parse';
import {
  becomes,
  blank,
  insertAt,
  issueAt,
  lineEnd,
  shown,
  type SyntaxIssue,
} from './syntax-issue';

export type Frame = { type: string };

/** What every file of every site calls the types: `imports` of package.json says where they are. */
const types = '#types';

/** The same of a site in several languages. */
const typesInLanguages = '#types/in-languages';

const isTypes = (source: string) => source === types || source === typesInLanguages;

/** The first line of such a file. */
const importOf = ({ type }: Frame) => `import type { ${type} } from '${types}';`;

/** Whether it is meant to import a type, with or without the word `type`. */
export const isImportOfTypes = (statement: Statement): statement is ImportDeclaration =>
  statement.type === 'ImportDeclaration' &&
  (statement.importKind === 'type' ||
    isTypes(statement.source.value) ||
    statement.specifiers.some(({ local }) => /Definition$/.test(local.name)));

/** This text has to be another one. */
const wrongFrame = (place: Span, found: string, suggestion: string): SyntaxIssue =>
  issueAt('wrongFrame', place, {
    parts: { found },
    suggestion,
    repair: [becomes(place, suggestion)],
  });

/** What is wrong with the import of the type, if anything. */
const checkImport = (statement: ImportDeclaration, text: string, frame: Frame): SyntaxIssue[] => {
  const { source, specifiers, importKind, start, end } = statement;
  const [only, ...others] = specifiers;
  const isRight =
    importKind === 'type' &&
    isTypes(source.value) &&
    others.length === 0 &&
    only?.type === 'ImportSpecifier' &&
    only.local.name === frame.type &&
    text.slice(only.imported.start, only.imported.end) === frame.type;
  return isRight ? [] : [wrongFrame(statement, text.slice(start, end), importOf(frame))];
};

export const checkFrame = (program: Program, text: string, frame: Frame): SyntaxIssue[] => {
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const data = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  // Another file begins after the data.
  const [first, ...more] = imports
    .filter((statement) => statement.start < (data?.end ?? Infinity))
    .filter(isImportOfTypes);
  const findings = [
    ...(first ? checkImport(first, text, frame) : []),
    ...more.map((statement) => {
      const parts = { found: text.slice(statement.start, statement.end) };
      return issueAt('besideData', statement, { parts, repair: [becomes(statement, '')] });
    }),
  ];
  if (data?.declaration.type !== 'TSSatisfiesExpression') return findings;
  const { typeAnnotation } = data.declaration;
  const type = text.slice(typeAnnotation.start, typeAnnotation.end);
  if (type !== frame.type) return [...findings, wrongFrame(typeAnnotation, type, frame.type)];
  if (imports.length > 0) return findings;
  const repair = [insertAt(0, `${importOf(frame)}\n\n`)];
  return [{ ...wrongFrame({ start: 0, end: 1 }, 'The first line', importOf(frame)), repair }];
};

/** The start of the first group that belongs to no import. */
const firstGroup = (tokens: Token[]) =>
  tokens.findIndex(
    ({ text }, index) => text === '{' && !/^(?:type|import)$/.test(tokens[index - 1]?.text ?? ''),
  );

/** {, export defualt {, a bare { or nothing, for export default {. */
const noDefault = (tokens: Token[]): SyntaxIssue[] => {
  const index = firstGroup(tokens);
  const group = tokens[index];
  const words = tokens.slice(Math.max(0, index - 2), index).filter(isName);
  const isRight = words.map(({ text }) => text).join(' ') === 'export default';
  if (!group || isRight) return [];
  const suggestion = 'export default {';
  const known = words.find(({ text }) => nearest(text, ['export', 'default']));
  const first = tokens[endOfImports(tokens)];
  if (!known && first && first !== group) {
    const place = { start: first.start, end: first.start + 1 };
    return [
      issueAt('noDefault', place, { suggestion, repair: [insertAt(first.start, suggestion)] }),
    ];
  }
  const place = { start: known?.start ?? group.start, end: group.end };
  return [issueAt('noDefault', place, { suggestion, repair: [becomes(place, suggestion)] })];
};

/** The first token after the imports. */
const endOfImports = (tokens: Token[]) => {
  const from = tokens.map(({ text }) => text).lastIndexOf('from');
  if (from === -1) return 0;
  return tokens[from + 2]?.text === ';' ? from + 3 : from + 2;
};

/** The end of the data: after the bracket that closes the first one. */
const endOfData = (tokens: Token[]): number => {
  const first = firstGroup(tokens);
  const last = first === -1 ? undefined : partner(tokens, first);
  return last ? tokens.indexOf(last) : -1;
};

export const isBehindData = (tokens: Token[], at: number): boolean => {
  const last = endOfData(tokens);
  return last !== -1 && tokens.findIndex(({ end }) => end > at) > last;
};

/** What follows the data: a misspelt satisfies, or superfluous words. */
const behindData = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  if (!isBehindData(tokens, at)) return [];
  const last = endOfData(tokens);
  const word = tokens[last + 1];
  if (word && word.text !== 'satisfies' && nearest(word.text, ['satisfies'])) {
    return [{ ...wrongFrame(word, shown(word.text), 'satisfies'), certain: true }];
  }
  // After satisfies and its type, and a semicolon.
  const next = last + (word?.text === 'satisfies' ? 3 : 1);
  const first = tokens[tokens[next]?.text === ';' ? next + 1 : next];
  if (!first) return [];
  // A whole group or list, or the words of a line.
  const group = partner(tokens, tokens.indexOf(first));
  const end = lineEnd(source, group?.start ?? first.start);
  const repair = [blank(source, first.start, end)];
  const parts = { found: shown(source.slice(first.start, lineEnd(source, first.start))) };
  return [issueAt('besideData', { start: first.start, end }, { parts, repair, drastic: true })];
};

/** Mistakes in the frame, for the error at `at`. */
export const findFrame = (source: string, tokens: Token[], at: number): SyntaxIssue[] => [
  ...noDefault(tokens),
  ...behindData(source, tokens, at),
];
