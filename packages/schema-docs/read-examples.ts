import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Expression } from 'oxc-parser';

/** The source of examples, and a part of its syntax tree. */
export type Written = { source: string; node: Expression };

export const textOf = ({ source, node }: Written): string => source.slice(node.start, node.end);

export type Example = { name: string; text: string; written: Written };

export const writtenIn = (examples: Example[]) => examples.map(({ written }) => written);

const unwrap = (node: Expression): Expression =>
  node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? unwrap(node.expression)
    : node;

/** Lines with the indentation of the first removed. */
export const outdent = (text: string) => {
  const closing = /\n( *)\S*$/.exec(text)?.[1] ?? '';
  return text.replaceAll(`\n${closing}`, '\n');
};

const entriesWithNames = ({ source, node }: Written): [name: string, entry: Written][] => {
  const inner = unwrap(node);
  if (inner.type !== 'ObjectExpression') return [];
  return inner.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
    return [[String(name), { source, node: value }]];
  });
};

export const keysOf = (written: Written): string[] =>
  entriesWithNames(written).map(([name]) => name);

export const valueOf = (written: Written, key: string): Written | undefined =>
  entriesWithNames(written).find(([name]) => name === key)?.[1];

export const entriesOf = ({ source, node }: Written): Written[] => {
  const inner = unwrap(node);
  if (inner.type !== 'ArrayExpression') return [];
  return inner.elements.flatMap((entry) =>
    entry && entry.type !== 'SpreadElement' ? [{ source, node: entry }] : [],
  );
};

const exampleNamed = ([name, written]: [string, Written]): Example => ({
  name,
  text: outdent(textOf(written)),
  written,
});

/** The examples that `file` in `root` exports: those of a group `examples` by name, or a single one. */
export const readExamples = (root: string, file: string): Example[] => {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const source = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const declared = parseSync(file, source).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  return declared.flatMap(({ id, init }): Example[] => {
    if (!init || id.type !== 'Identifier') return [];
    const written = { source, node: unwrap(init) };
    if (id.name !== 'examples') return [{ name: id.name, text: textOf(written), written }];
    return entriesWithNames(written).map(exampleNamed);
  });
};

/**
 * The examples of a kind: those of `example.ts` in its folder, or of its key in the one file
 * `examples.ts` that all kinds in `folder` have.
 */
export const readExamplesOfKind = (root: string, folder: string, kind: string): Example[] => {
  const all = readExamples(root, `${folder}/examples.ts`).find(({ name }) => name === kind);
  return all
    ? entriesWithNames(all.written).map(exampleNamed)
    : readExamples(root, `${folder}/${kind}/example.ts`);
};
