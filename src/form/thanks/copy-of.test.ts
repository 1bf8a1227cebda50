/** @jest-environment node */
import type { ValueKind } from '../../fields/kind-module';
import type { FieldDefinition } from '../../fields/registry';
import { valueKinds } from '../../fields/value-kinds';
import { keptFormExample } from '../form-example';
import type { FormDefinition } from '../form-schema';
import { copyOf } from './copy-of';

const kindOf = (field: FieldDefinition) => valueKinds[field.kind] as ValueKind;
const sent = { filesOf: () => [], language: 'en-GB' };

test('a copy has the answers in words, below the headings of their groups, and nothing that was hidden', () => {
  const values = { Name: 'Ada', Sort: 'An **oak**', Height: 12.5 };
  expect(copyOf(keptFormExample, kindOf, { ...sent, values })).toEqual([
    {
      title: undefined,
      groups: [
        { legend: undefined, answers: [{ label: 'Your name', words: 'Ada' }] },
        {
          legend: 'The tree',
          answers: [
            { label: 'What tree is it?', words: 'An **oak**' },
            { label: 'How high is it?', words: '12.5 m' },
          ],
        },
      ],
    },
  ]);
  const { Sort: _, ...others } = values;
  const [whole] = copyOf(keptFormExample, kindOf, { ...sent, values: others });
  expect(whole?.groups[1]?.answers).toHaveLength(1);
});

test('steps have their names; those that were hidden are not there; a tick and files are words', () => {
  const form: FormDefinition = {
    ...keptFormExample,
    fields: undefined,
    steps: [
      { title: 'First', fields: [{ kind: 'checkbox', name: 'Terms', label: '**Terms**' }] },
      { title: 'Second', fields: [{ kind: 'text', name: 'Never', label: 'Never' }] },
    ],
  };
  expect(copyOf(form, kindOf, { ...sent, values: { Terms: true } })).toEqual([
    {
      title: 'First',
      groups: [{ legend: undefined, answers: [{ label: 'Terms', words: 'Yes' }] }],
    },
  ]);
});
