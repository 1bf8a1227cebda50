import type { ObjectExpression, Program } from 'oxc-parser';
import type { Span } from '../../problems/problem';
import { nameOf, scalarOf, unwrap, type Value as Expression } from '../plain-values';
import { parse } from '../syntax/parse';

/** A value as a file writes it. */
export type Node = Span & {
  sort: 'text' | 'word' | 'list' | 'group' | 'other';
  /** What a text, a number or a switch says; undefined for what is no plain data. */
  value?: string | number | boolean | undefined;
  entries: Entry[];
  /** Where each entry stands, in the order of the file: names included, commas not. */
  spans: Span[];
  /** Two commas without anything between them stand in the list. */
  hasHoles?: boolean;
};

export type Entry = {
  /** Of an entry of a group; undefined where it is not plain. */
  name?: string | undefined;
  key?: Span;
  node: Node;
  /** The list or group that holds it in the file; undefined for the whole file. */
  home?: { container: Node; index: number };
};

const spanOf = ({ start, end }: Span): Span => ({ start, end });

const groupOf = (object: ObjectExpression): Node => {
  const node: Node = { ...spanOf(object), sort: 'group', entries: [], spans: [] };
  for (const property of object.properties) {
    const isPlain = property.type === 'Property' && property.kind === 'init' && !property.method;
    const home = { container: node, index: node.spans.length };
    node.spans.push(spanOf(property));
    if (!isPlain || property.shorthand) {
      const name = property.type === 'Property' ? nameOf(property) : undefined;
      node.entries.push({ name, node: otherOf(property), home });
      continue;
    }
    const value = nodeOf(property.value);
    node.entries.push({ name: nameOf(property), key: spanOf(property.key), node: value, home });
  }
  return node;
};

const otherOf = (span: Span): Node => ({ ...spanOf(span), sort: 'other', entries: [], spans: [] });

const nodeOf = (wrapped: Expression): Node => {
  const expression = unwrap(wrapped);
  if (expression.type === 'ObjectExpression') return groupOf(expression);
  if (expression.type !== 'ArrayExpression') {
    const value = scalarOf(expression);
    const sort =
      value === undefined ? 'other' : typeof value === 'string' ? ('text' as const) : 'word';
    return { ...otherOf(expression), sort, value };
  }
  const node: Node = { ...spanOf(expression), sort: 'list', entries: [], spans: [] };
  for (const [index, element] of expression.elements.entries()) {
    if (element === null) {
      node.hasHoles = true;
      continue;
    }
    node.spans.push(spanOf(element));
    const inner = element.type === 'SpreadElement' ? otherOf(element) : nodeOf(element);
    node.entries.push({ node: inner, home: { container: node, index } });
  }
  return node;
};

/** What a node says, as the reader reads it but for what is no plain data. */
export const valueOf = ({ sort, value, entries }: Node): unknown => {
  if (sort === 'list') return entries.map(({ node }) => valueOf(node));
  if (sort !== 'group') return value;
  const named = entries.flatMap(({ name, node }) =>
    name === undefined ? [] : [[name, valueOf(node)] as const],
  );
  return Object.fromEntries(named);
};

const entryNamed = (entries: Entry[], name: string) =>
  // Of two entries of one name the last is read.
  entries.findLast((entry) => entry.name === name);

const exportIn = ({ body }: Program) =>
  body.find((statement) => statement.type === 'ExportDefaultDeclaration');

/** The value of a file as it is written; undefined where it cannot be read as it is. */
export const treeOf = (text: string): Node | undefined => {
  const { program, error } = parse(text);
  const exported = error === undefined ? exportIn(program) : undefined;
  return exported && nodeOf(exported.declaration);
};

/** The entry at these steps. */
export const entryAt = (root: Node, steps: readonly string[]): Entry | undefined =>
  steps.reduce<Entry | undefined>(
    (at, step) =>
      at?.node.sort === 'list'
        ? at.node.entries[Number(step)]
        : at && entryNamed(at.node.entries, step),
    { node: root },
  );

/** Where a file writes the entry at these steps; undefined where it has none, or cannot be read as it is. */
export const writtenEntry = (text: string, steps: readonly string[]): Entry | undefined => {
  const root = treeOf(text);
  return root && entryAt(root, steps);
};
