import { ThemeProvider } from '@mui/material/styles';
import { act, render, within } from '@testing-library/react';
import { Suspense } from 'react';
import type { Schema } from 'yup';
import { itemSchemas } from '../../fields/registry';
import { formExample, steppedFormExample } from '../../form/form-example';
import { formSchema } from '../../form/form-schema';
import { examples as ruleExamples } from '../../rules/examples';
import { ruleSchemas } from '../../rules/schemas';
import { notificationsSchema } from '../../schema/notifications';
import { notificationsExample } from '../../schema/notifications-example';
import { routesSchema } from '../../schema/routes';
import { routesExample } from '../../schema/routes-example';
import { siteSchema } from '../../schema/site';
import { siteExample } from '../../schema/site-example';
import { themeSchema } from '../../schema/theme';
import { themeExample } from '../../schema/theme-example';
import { pageExample } from '../../sections/page-example';
import { pageSchema } from '../../sections/page-schema';
import { sectionSchemas } from '../../sections/registry';
import { createTheme } from '../../theme/create-theme';
import { SessionContext } from '../editor-context';
import type { Session } from '../editor-session';
import { isGroup, joinPath, valueAt } from '../paths';
import type { EditState, Step } from '../protocol';
import { innerSchema, schemaOf } from '../shown-texts';
import { StructureProvider } from '../structure/structure';
import { GroupControls } from './group-controls';
import { type AnySchema, keysOf, metaOf } from './panel-keys';
import { smallestValue } from './smallest-value';
import { exampleModules } from './vite-modules';

type Shown = { name: string; schema: AnySchema; value: unknown };

const examplesOf = async (folder: string, schemas: Record<string, Schema>): Promise<Shown[]> => {
  const found = Object.entries(exampleModules).filter(([path]) => path.includes(`/${folder}/`));
  const all = await Promise.all(
    found.map(async ([path, module]) => {
      const kind = path.split('/').at(-2) ?? '';
      const { examples } = (await module()) as { examples: Record<string, unknown> };
      return Object.entries(examples).map(([name, value]) => ({
        name: `${folder}/${kind} ${name}`,
        schema: schemas[kind] as Schema,
        value,
      }));
    }),
  );
  return all.flat();
};

const rules: Shown[] = Object.entries(ruleExamples).flatMap(([check, examples]) =>
  Object.entries(examples).map(([name, value]) => ({
    name: `rule ${check} ${name}`,
    schema: ruleSchemas[check as keyof typeof ruleSchemas],
    value: value as unknown,
  })),
);

const files: Shown[] = [
  { name: 'site', schema: siteSchema, value: siteExample },
  { name: 'theme', schema: themeSchema, value: themeExample },
  { name: 'routes', schema: routesSchema, value: routesExample },
  { name: 'notifications', schema: notificationsSchema, value: notificationsExample },
  { name: 'page', schema: pageSchema, value: pageExample },
  { name: 'form', schema: formSchema, value: formExample },
  { name: 'form with steps', schema: formSchema, value: steppedFormExample },
];

/** Every group in an example: each is what somebody may select. */
const groupsIn = ({ name, schema, value }: Shown): Shown[] => {
  const at = schemaOf(schema, value);
  const inner = isGroup(value) || Array.isArray(value) ? Object.entries(value) : [];
  return [
    ...(isGroup(value) ? [{ name, schema, value }] : []),
    ...inner.flatMap(([key, each]) => {
      const own = innerSchema(at, key);
      const path = joinPath(name, Array.isArray(value) ? Number(key) : key);
      return own && each !== undefined
        ? groupsIn({ name: path, schema: own, value: each as unknown })
        : [];
    }),
  ];
};

const file = 'config/pages/shown.ts';

const sessionOf = (value: unknown) => {
  let state = { version: 1, files: { [file]: value }, problems: [] } as unknown as EditState;
  const listeners = new Set<() => void>();
  const steps: Step[] = [];
  let current = { state, selected: undefined, problems: [], notice: undefined, isWriting: false };
  const session = {
    get: () => current,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    valueAt: ({ path }: { path: string }) => valueAt(value, path),
    write: (step: Step) => {
      steps.push(step);
      return Promise.resolve({ is: 'written', state });
    },
    tryStep: () => Promise.resolve({ is: 'sound' }),
    select: () => undefined,
    tell: () => undefined,
  } as unknown as Session;
  const show = (next: unknown) => {
    state = { ...state, version: state.version + 1, files: { [file]: next as string } };
    current = { ...current, state };
    listeners.forEach((listener) => listener());
  };
  return { session, steps, show };
};

const theme = createTheme(themeExample);

const showGroup = async (shown: Pick<Shown, 'schema' | 'value'>) => {
  const made = sessionOf(shown.value);
  await act(async () => {
    render(
      <SessionContext value={made.session}>
        <ThemeProvider theme={theme}>
          <Suspense>
            <StructureProvider>
              <GroupControls place={{ file, path: '' }} schema={shown.schema} name="it" />
            </StructureProvider>
          </Suspense>
        </ThemeProvider>
      </SessionContext>,
    );
    await Promise.resolve();
  });
  return made;
};

const wrapperOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-edit-key]')].filter(
    (element) => element.dataset.editKey === key,
  );

/** What a screen reader says of what is in a key's control: the first control or group. */
const namedIn = (element: HTMLElement, label: string) =>
  within(element).queryAllByRole('group', { name: label })[0] ??
  within(element).queryAllByLabelText(label)[0];

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const lacksIn = (schema: AnySchema, value: unknown) =>
  keysOf(schema, value).flatMap(({ key, label, schema: inner }) => {
    const [element, ...more] = wrapperOf(key);
    if (!element || more.length > 0) return [`${key} has ${more.length} more or no control`];
    const named = namedIn(element, label);
    if (!named) return [`${key} has no control with a label`];
    const words = (metaOf(inner).description ?? '').replaceAll('`', '');
    return describedBy(named).includes(words) && words !== ''
      ? []
      : [`${key} is not described: ${describedBy(named)}`];
  });

const allGroups = async () =>
  [
    ...(await examplesOf('sections', sectionSchemas)),
    ...(await examplesOf('fields', itemSchemas)),
    ...rules,
    ...files,
  ].flatMap(groupsIn);

describe('each key of a schema has one control, with its label and its description', () => {
  test('in every example of sections, fields, rules and files', async () => {
    const groups = await allGroups();
    // One of each: the same keys look the same elsewhere.
    const sorts = new Map(
      groups.map((group) => [
        keysOf(group.schema, group.value)
          .map(({ key, sort, schema }) => `${key} ${sort} ${metaOf(schema).description}`)
          .join(),
        group,
      ]),
    );
    expect(sorts.size).toBeGreaterThan(100);
    const found: string[] = [];
    for (const { name, schema, value } of sorts.values()) {
      await showGroup({ schema, value });
      found.push(...lacksIn(schema, value).map((lack) => `${name}: ${lack}`));
      document.body.replaceChildren();
    }
    expect(found).toEqual([]);
  }, 120_000);
});

test('what is begun is something that the schema takes', async () => {
  const wrong: string[] = [];
  for (const { name, schema, value } of await allGroups()) {
    for (const key of keysOf(schema, value)) {
      if (!['group', 'choice'].includes(key.sort)) continue;
      const begun = await smallestValue(key.schema);
      if (!schemaOf(key.schema, begun).isValidSync(begun, { strict: true }))
        wrong.push(`${name}.${key.key}: ${JSON.stringify(begun)}`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});
