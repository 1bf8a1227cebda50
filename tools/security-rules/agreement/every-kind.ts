import { fieldSchemas, type FieldDefinition, type FieldKind } from '../../../src/fields/registry';
import { nearRules } from './sample-texts';

const oddOptions = ["it's", '\\', '*/ //', ' x ', '\u202E', '😀', 'y'.repeat(1000)];

const optionsOf = (values: string[]) => values.map((value) => ({ value }));

const fileWords = { cancel: 'c', retry: 'r', remove: 'e', failed: 'f', sent: 's' };
const refusals = { empty: 'e', tooLarge: 'l', wrongType: 'w' };

/** Fields with limits and names that decide something. */
const written: { [Kind in FieldKind]?: FieldDefinition<Kind>[] } = {
  text: [{ kind: 'text', name: 'text', label: 'l', maxLength: 1001 }],
  email: [{ kind: 'email', name: 'in', label: 'l' }],
  tel: [{ kind: 'tel', name: 'function', label: 'l', maxLength: 1000 }],
  textarea: [{ kind: 'textarea', name: 'size', label: 'l', rows: 2, maxLength: 1000 }],
  number: [
    { kind: 'number', name: 'number', label: 'l', refusal: 'r' },
    { kind: 'number', name: 'dozens', label: 'l', refusal: 'r', step: 12 },
    { kind: 'number', name: 'halves', label: 'l', refusal: 'r', step: 0.5 },
  ],
  date: [{ kind: 'date', name: 'date', label: 'l', refusal: 'r' }],
  time: [{ kind: 'time', name: 'time', label: 'l', refusal: 'r' }],
  select: [
    {
      kind: 'select',
      name: 'keys',
      label: 'l',
      options: optionsOf([...oddOptions, ...nearRules.slice(0, 9)]),
    },
  ],
  radio: [{ kind: 'radio', name: 'radio', label: 'l', options: optionsOf(['yes', 'no', '12']) }],
  checkboxes: [
    {
      kind: 'checkboxes',
      name: 'hasOnly',
      label: 'l',
      options: optionsOf(['one', 'two', "it's", '12']),
    },
  ],
  rating: [{ kind: 'rating', name: 'rating', label: 'l', stars: ['1', '2', '3', '4', '5'] }],
  file: [
    {
      kind: 'file',
      name: 'file',
      label: 'l',
      upload: { folder: 'a/b/', types: ['pdf'], maxMegabytes: 1 },
      refusals: { ...refusals, notSent: 'n' },
    },
    {
      kind: 'file',
      name: 'files',
      label: 'l',
      upload: { folder: 'Any/Files/', accept: ['documents', 'images'], maxMegabytes: 1 },
      maxFiles: 10,
      refusals: { ...refusals, tooMany: 'm' },
      list: fileWords,
    },
  ],
};

const kinds = Object.keys(fieldSchemas) as FieldKind[];

/** Fields of each kind; a kind that needs no more than a name and a label needs no line above. */
export const fieldsOfEveryKind: FieldDefinition[] = kinds.flatMap(
  (kind): FieldDefinition[] =>
    written[kind] ?? [{ kind, name: kind, label: 'l' } as FieldDefinition],
);
