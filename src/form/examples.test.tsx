import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { filledExample, type WrittenItem } from '../fields/filled-example';
import { noteName } from '../fields/note/note-name';
import { type FormItem, itemSchemas } from '../fields/registry';
import { fieldsBreaking } from '../gallery/fields-breaking';
import { examples as ruleExamples } from '../rules/examples';
import { ruleNames, ruleSchemas, type RuleDefinition } from '../rules/schemas';
import { formExample, keptFormExample, quietFormExample, steppedFormExample } from './form-example';
import { formSchema, type FormDefinition } from './form-schema';
import { loadFormParts } from './load-form-parts';
import { BareForm } from './testing/render-form';

/** Journeys in a browser check that a pointer reaches each control. */
const pointerUnasked = { pointerEventsCheck: PointerEventsCheckLevel.Never };

const itemKinds = Object.keys(itemSchemas) as WrittenItem['kind'][];

const examplesOf = (kind: WrittenItem['kind']) =>
  Object.entries(
    jest.requireActual<{ examples: Record<string, WrittenItem> }>(
      join(__dirname, '../fields', kind, 'example.ts'),
    ).examples,
  );

const drawForm = async (definition: FormDefinition) => {
  formSchema.validateSync(definition, { strict: true });
  const { fields } = definition;
  const shown = { ...definition, ...(fields && { fields: fields.map(filledExample) }) };
  // The tests look for texts as written; links would need a site around them.
  const { showMarks: _, ...parts } = await loadFormParts(shown, () => import('../ui/marked'));
  const send = jest.fn(() => Promise.resolve(true));
  render(<BareForm definition={shown} parts={parts} send={send} />);
  return send;
};

const renderForm = (changed: Partial<FormDefinition>) => drawForm({ ...formExample, ...changed });

/** The texts that identify an item of a form. */
const wordsOf = (item: WrittenItem) => {
  if (item.kind === 'note') return noteName(item);
  return item.kind === 'group' ? item.legend : item.label;
};

test('every folder of a field kind is in the registry, and the other way round', () => {
  const folders = readdirSync(join(__dirname, '../fields'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(itemKinds.toSorted());
});

test('the example of a form is drawn', async () => {
  await renderForm({});
  expect(screen.getByRole('form')).toHaveAccessibleName(formExample.title);
  expect(screen.getByText(formExample.intro)).toBeVisible();
  expect(screen.getByText(formExample.note)).toBeVisible();
});

test.each([[quietFormExample], [steppedFormExample], [keptFormExample]])(
  'so is that of $title',
  async (example) => {
    await drawForm(example);
    expect(screen.getByRole('form')).toHaveAccessibleName(example.title);
  },
);

describe.each(itemKinds)('field %s', (kind) => {
  test.each(examplesOf(kind))(
    'example "%s" keeps its schema and is drawn in a form',
    async (_name, item) => {
      itemSchemas[kind].validateSync(item, { strict: true });
      await renderForm({ fields: [item as FormItem], rules: [] });
      expect(screen.getByText(wordsOf(item))).toBeInTheDocument();
      if ('label' in item) expect(screen.getAllByLabelText(item.label)).not.toEqual([]);
      if ('hint' in item && item.hint) expect(screen.getByText(item.hint)).toBeVisible();
    },
  );
});

describe.each(ruleNames)('rule %s', (check) => {
  test.each(Object.entries<RuleDefinition>(ruleExamples[check]))(
    'example "%s" fits its schema and shows the visitor its message',
    async (_name, rule) => {
      ruleSchemas[check].validateSync(rule, { strict: true });
      const send = await renderForm({ fields: fieldsBreaking(rule), rules: [rule] });
      const user = userEvent.setup(pointerUnasked);
      await user.click(
        screen.getByText(formExample.submit.label, { selector: 'button, button *' }),
      );
      expect(await screen.findByRole('alert')).toHaveTextContent(rule.message);
      expect(send).not.toHaveBeenCalled();
    },
  );
});
