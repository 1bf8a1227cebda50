import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import site from '../../config/site';
import theme from '../../config/theme';
import { FieldWordsContext } from '../fields/field-words';
import { fieldContracts, type FieldDefinition, type FieldKind } from '../fields/registry';
import { ruleContracts, type RuleDefinition, type RuleName } from '../rules/rule-contract';
import { createTheme } from '../theme/create-theme';
import { formContract, type FormDefinition } from './form-contract';
import { formExample } from './form-example';
import { FormRenderer } from './form-renderer';

const fieldKinds = Object.keys(fieldContracts) as FieldKind[];
const ruleNames = Object.keys(ruleContracts) as RuleName[];

const examplesOf = <Definition,>(folder: string) =>
  Object.entries(
    jest.requireActual<{ examples: Record<string, Definition> }>(
      join(__dirname, '..', folder, 'example.ts'),
    ).examples,
  );

const foldersIn = (folder: string) =>
  readdirSync(join(__dirname, '..', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const renderForm = (changed: Partial<FormDefinition>) => {
  const definition: FormDefinition = { ...formExample, ...changed };
  formContract.validateSync(definition, { strict: true });
  const send = jest.fn(() => Promise.resolve(true));
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <FieldWordsContext value={site.words}>
        <FormRenderer
          definition={definition}
          send={send}
          onCaught={() => undefined}
          upload={() => Promise.resolve('')}
          onApproach={() => undefined}
          requiredNote={site.words.required}
        />
      </FieldWordsContext>
    </ThemeProvider>,
  );
  return send;
};

test.each([
  ['fields', fieldKinds],
  ['rules', ruleNames],
])('every folder of a kind in %s is in the registry, and the other way round', (folder, names) => {
  expect(foldersIn(folder).toSorted()).toEqual(names.toSorted());
});

test('the example of a form is drawn', () => {
  renderForm({});
  expect(screen.getByRole('form')).toHaveAccessibleName(formExample.title);
  expect(screen.getByText(formExample.intro)).toBeVisible();
  expect(screen.getByText(formExample.note)).toBeVisible();
});

describe.each(fieldKinds)('field %s', (kind) => {
  test.each(examplesOf<FieldDefinition>(`fields/${kind}`))(
    'example "%s" keeps its contract and is drawn in a form',
    (_name, field) => {
      fieldContracts[kind].validateSync(field, { strict: true });
      renderForm({ fields: [field], rules: [] });
      expect(screen.getByLabelText(field.label)).toBeInTheDocument();
      if (field.hint) expect(screen.getByText(field.hint)).toBeVisible();
    },
  );
});

describe.each(ruleNames)('rule %s', (check) => {
  test.each(examplesOf<RuleDefinition>(`rules/${check}`))(
    'example "%s" keeps its contract and tells the visitor its message',
    async (_name, rule) => {
      ruleContracts[check].validateSync(rule, { strict: true });
      const field: FieldDefinition = { kind: 'text', name: rule.field, label: 'Checked' };
      const send = renderForm({ fields: [field], rules: [rule] });
      const user = userEvent.setup();
      await user.type(screen.getByLabelText(/^Checked/), rule.whenFilled ? '-' : ' ');
      await user.click(screen.getByRole('button', { name: formExample.submit.label }));
      expect(screen.getByRole('alert')).toHaveTextContent(rule.message);
      expect(send).not.toHaveBeenCalled();
    },
  );
});
