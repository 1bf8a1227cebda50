import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import site from '../../config/site';
import theme from '../../config/theme';
import { FieldWordsContext } from '../fields/field-words';
import {
  fieldContracts,
  itemContracts,
  type FieldDefinition,
  type FieldKind,
} from '../fields/registry';
import { ruleContracts, type RuleDefinition, type RuleName } from '../rules/rule-contract';
import { createTheme } from '../theme/create-theme';
import { loadFormParts } from '../ui/load-form-parts';
import { SiteContext, type SiteContextValue } from '../ui/site-context';
import { breakingField } from './breaking-field';
import { formContract, type FormDefinition } from './form-contract';
import { formExample } from './form-example';
import { FormRenderer } from './form-renderer';

/** Links in labels are the site's. */
const context = { site } as SiteContextValue;

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

const renderForm = async (changed: Partial<FormDefinition>) => {
  const definition: FormDefinition = { ...formExample, ...changed };
  formContract.validateSync(definition, { strict: true });
  const parts = await loadFormParts(definition);
  const send = jest.fn(() => Promise.resolve(true));
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <MemoryRouter>
        <SiteContext value={context}>
          <FieldWordsContext value={site.words}>
            <FormRenderer
              definition={definition}
              parts={parts}
              send={send}
              onCaught={() => undefined}
              upload={() => Promise.resolve('')}
              onApproach={() => undefined}
              requiredNote={site.words.required}
            />
          </FieldWordsContext>
        </SiteContext>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return send;
};

test.each([
  ['fields', Object.keys(itemContracts)],
  ['rules', ruleNames],
])('every folder of a kind in %s is in the registry, and the other way round', (folder, names) => {
  expect(foldersIn(folder).toSorted()).toEqual(names.toSorted());
});

test('the example of a form is drawn', async () => {
  await renderForm({});
  expect(screen.getByRole('form')).toHaveAccessibleName(formExample.title);
  expect(screen.getByText(formExample.intro)).toBeVisible();
  expect(screen.getByText(formExample.note)).toBeVisible();
});

describe.each(fieldKinds)('field %s', (kind) => {
  test.each(examplesOf<FieldDefinition>(`fields/${kind}`))(
    'example "%s" keeps its contract and is drawn in a form',
    async (_name, field) => {
      fieldContracts[kind].validateSync(field, { strict: true });
      await renderForm({ fields: [field], rules: [] });
      const words = field.label.replaceAll(/[*[\]]|\([^)]*\)/g, '');
      expect(screen.getAllByLabelText(words, { exact: false })[0]).toBeInTheDocument();
      if (field.hint) expect(screen.getByText(field.hint)).toBeVisible();
    },
  );
});

describe.each(ruleNames)('rule %s', (check) => {
  test.each(examplesOf<RuleDefinition>(`rules/${check}`))(
    'example "%s" keeps its contract and tells the visitor its message',
    async (_name, rule) => {
      ruleContracts[check].validateSync(rule, { strict: true });
      const field = breakingField(rule, { label: 'Checked' });
      const send = await renderForm({ fields: [field], rules: [rule] });
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: formExample.submit.label }));
      expect(screen.getByRole('alert')).toHaveTextContent(rule.message);
      expect(send).not.toHaveBeenCalled();
    },
  );
});
