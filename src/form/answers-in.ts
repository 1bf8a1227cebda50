import type { FieldDefinition, FormItem } from '../fields/registry';
import type { Values } from '../schema/record';

/** Fields that stand together: in a group under its legend. */
export type Answers = { legend?: string; fields: FieldDefinition[] };

/** The fields of a step that are shown, in order, with the headings of their groups. */
export const answersIn = (items: readonly FormItem[], values: Values): Answers[] => {
  const found: Answers[] = [];
  for (const item of items) {
    const fields = item.kind === 'group' ? item.fields : [item];
    const shown = fields.filter(
      (field): field is FieldDefinition => field.kind !== 'note' && field.name in values,
    );
    const last = found.at(-1);
    if (shown.length === 0) continue;
    if (item.kind === 'group') found.push({ legend: item.legend, fields: shown });
    else if (last && last.legend === undefined) last.fields.push(...shown);
    else found.push({ fields: shown });
  }
  return found;
};
