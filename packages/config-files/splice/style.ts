import { type Style, usualStyle } from '../../../src/schema/values/printed';
import { indentAt, isOneLine, lineStart } from './lines';
import type { Node } from './tree';

function* containersIn(node: Node): Generator<Node> {
  if (node.spans.length > 0) yield node;
  for (const entry of node.entries) yield* containersIn(entry.node);
}

const mostly = (votes: boolean[], otherwise: boolean) => {
  const yes = votes.filter(Boolean).length;
  return votes.length === 0 ? otherwise : yes * 2 >= votes.length;
};

const newlineOf = (text: string) => {
  const all = text.match(/\r\n|\n/g) ?? [];
  return mostly(
    all.map((each) => each === '\r\n'),
    false,
  )
    ? '\r\n'
    : '\n';
};

/** What the entries of the first list or group over several lines stand further in than its own line. */
const unitOf = (text: string, containers: Node[]): string => {
  const units = containers.flatMap(({ start, spans: [first] }) => {
    if (!first || lineStart(text, first.start) === lineStart(text, start)) return [];
    const [outer, inner] = [indentAt(text, start), indentAt(text, first.start)];
    return inner.startsWith(outer) && inner !== outer ? [inner.slice(outer.length)] : [];
  });
  return units[0] ?? usualStyle.unit;
};

/** Of texts that could stand in either quotes. */
const quoteOf = (text: string): Style['quote'] => {
  const plain = text.match(/'[^'"\n\\]*'|"[^'"\n\\]*"/g) ?? [];
  return mostly(
    plain.map((each) => each.startsWith("'")),
    true,
  )
    ? "'"
    : '"';
};

const padOf = (text: string, containers: Node[], otherwise: boolean) => {
  const votes = containers
    .filter((node) => isOneLine(text, node))
    .map(({ start }) => text.charAt(start + 1) === ' ');
  return mostly(votes, otherwise) ? ' ' : '';
};

/** How a file is written, so that what is new looks like the rest. */
export const styleOf = (text: string, root: Node): Style => {
  const all = [...containersIn(root)];
  const of = (sort: Node['sort']) => all.filter((node) => node.sort === sort);
  const tall = all.filter((node) => !isOneLine(text, node));
  const colons = of('group').flatMap(({ entries }) =>
    entries.flatMap(({ key, node }) => (key ? [text.slice(key.end, node.start)] : [])),
  );
  return {
    newline: newlineOf(text),
    unit: unitOf(text, all),
    quote: quoteOf(text),
    pad: { group: padOf(text, of('group'), true), list: padOf(text, of('list'), false) },
    colon: mostly(
      colons.map((each) => each !== ':'),
      true,
    )
      ? ': '
      : ':',
    isTrailing: mostly(
      tall.map(({ spans, end }) => /^\s*,/.test(text.slice(spans.at(-1)?.end, end))),
      true,
    ),
    width: usualStyle.width,
  };
};
