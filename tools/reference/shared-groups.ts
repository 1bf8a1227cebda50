import type { ChoiceValue, GroupValue, ValueDescription } from './description';
import { entriesOf, keysOf, valueOf, type Written } from './read-examples';

/** A group or choice that several keys share, with what examples write for it. */
export type SharedGroup = { value: GroupValue | ChoiceValue; nodes: Written[] };

const fits = (group: GroupValue, node: Written) =>
  keysOf(node).length > 0 &&
  keysOf(node).every((written) => group.keys.some(({ key }) => key === written));

/** A choice may stand somewhere with fewer to choose from, as fields do in a group. */
const choicesOf = (value: GroupValue | ChoiceValue) =>
  value.is === 'choice' ? value.choices.length : 0;

/** Collects into `found`, by name, what is shared in `value`; `nodes` are what examples write for it. */
export const collectShared = (
  value: ValueDescription,
  nodes: Written[],
  found: Map<string, SharedGroup>,
): void => {
  if (value.is === 'list') collectShared(value.item, nodes.flatMap(entriesOf), found);
  if (value.is !== 'group' && value.is !== 'choice') return;
  if (value.name !== undefined) {
    const known = found.get(value.name);
    const wider = known && choicesOf(known.value) > choicesOf(value) ? known.value : value;
    found.set(value.name, { value: wider, nodes: [...(known?.nodes ?? []), ...nodes] });
  }
  if (value.is === 'choice') {
    if (value.by !== undefined) return;
    value.choices.forEach(({ group }) =>
      collectShared(
        group,
        nodes.filter((node) => fits(group, node)),
        found,
      ),
    );
    return;
  }
  value.keys.forEach((key) =>
    collectShared(
      key.value,
      nodes.flatMap((node) => valueOf(node, key.key) ?? []),
      found,
    ),
  );
};
