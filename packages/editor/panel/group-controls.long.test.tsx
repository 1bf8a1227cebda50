import { within } from '@testing-library/react';
import { ArraySchema, LazySchema, object, ObjectSchema, type Schema, string } from 'yup';
import { itemSchemas } from '../../../src/fields/registry';
import { formExample, steppedFormExample } from '../../../src/form/form-example';
import { formSchema } from '../../../src/form/form-schema';
import { examples as ruleExamples } from '../../../src/rules/examples';
import { ruleSchemas } from '../../../src/rules/schemas';
import { notificationsSchema } from '../../../src/schema/notifications';
import { notificationsExample } from '../../../src/schema/notifications-example';
import { routesSchema } from '../../../src/schema/routes';
import { routesExample } from '../../../src/schema/routes-example';
import { siteSchema } from '../../../src/schema/site';
import { siteExample } from '../../../src/schema/site-example';
import { themeSchema } from '../../../src/schema/theme';
import { themeExample } from '../../../src/schema/theme-example';
import { isGroup } from '../../../src/schema/values/group';
import { type AnySchema, innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { joinPath } from '../../../src/schema/values/paths';
import { pageExample } from '../../../src/sections/page-example';
import { pageSchema } from '../../../src/sections/page-schema';
import { sectionSchemas } from '../../../src/sections/registry';
import { seeded, someOf } from '../../../tests/runs';
import { exampleModules } from '../../../tests/vite-modules';
import { withUsualWords } from '../../resolved-site/with-usual-words';
import { blankOf } from '../blank/blank-of';
import { blankSite } from '../blank/blank-site';
import { helpWords } from '../help-words';
import { keysOf, metaOf, type PanelKey } from './panel-keys';
import { showGroup } from './testing/show-group';

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

const wrapperOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-edit-key]')].filter(
    (element) => element.dataset.editKey === key,
  );

const labelOf = (element: Element) =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/**
 * What is in a key's control and has its label: the first group, or the first control. It asks the elements
 * themselves: by role takes twenty times as long.
 */
const namedIn = (element: HTMLElement, label: string): Element | undefined => {
  const groups = [...element.querySelectorAll('[role="group"], [role="radiogroup"], fieldset')];
  const group = groups.find((each) => labelOf(each) === label);
  return group ?? within(element).queryAllByLabelText(label)[0];
};

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** What the schema says of a key beside its description: the least, the most and what holds without it. */
const factsOf = (schema: AnySchema): string[] => {
  const { whenOmitted } = metaOf(schema);
  const tests = schema instanceof LazySchema ? [] : (schema as Schema).describe().tests;
  const isOfOne = ({ name, params }: (typeof tests)[number]) =>
    name === 'min' && params?.min === 1 && (schema as Schema).type !== 'number';
  const limits = tests
    .filter((test) => !isOfOne(test))
    .flatMap(({ params }) => [
      ...[params?.min, params?.max].filter((each) => typeof each === 'number').map(String),
    ]);
  // A switch shows what holds.
  const inWords: Record<string, string> = { true: '', false: '' };
  return [
    ...limits,
    ...(whenOmitted === undefined ? [] : [inWords[whenOmitted] ?? helpWords(whenOmitted)]),
  ];
};

const lacksOf = ({ key, label, schema }: PanelKey): string[] => {
  const [element, ...more] = wrapperOf(key);
  if (!element || more.length > 0) return [`${key} has ${more.length} more or no control`];
  const named = namedIn(element, label);
  if (!named) return [`${key} has no control with a label`];
  const words = helpWords(metaOf(schema).description);
  const described = describedBy(named);
  // What holds without it is also what a list of words begins with.
  const text = `${described} ${named.textContent}`;
  return [
    ...(described.includes(words) && words !== '' ? [] : [`${key} is not described: ${described}`]),
    ...factsOf(schema)
      .filter((fact) => !text.includes(fact))
      .map((fact) => `${key} does not say ${fact}`),
  ];
};

/** A site of one language has none to choose from. */
const isOffered =
  (value: unknown) =>
  ({ key, schema }: PanelKey) =>
    metaOf(schema).shownIn !== true || (isGroup(value) && value[key] !== undefined);

const lacksIn = (schema: AnySchema, value: unknown) =>
  keysOf(schema, value).filter(isOffered(value)).flatMap(lacksOf);

/** Every group that a schema allows: of each choice all, whether an example has them or not. */
const groupsBelow = (schema: AnySchema, known: Set<AnySchema>): Schema[] => {
  if (known.has(schema)) return [];
  known.add(schema);
  const { choices, entries } = metaOf(schema);
  const inner: AnySchema[] = [
    ...Object.values(choices?.schemas ?? {}),
    ...(choices?.text ? [choices.text] : []),
    ...(entries ? [entries.value] : []),
    ...(schema instanceof ArraySchema && schema.innerType ? [schema.innerType as AnySchema] : []),
    ...(schema instanceof ObjectSchema
      ? Object.values(schema.fields as Record<string, AnySchema>)
      : []),
  ];
  const isOfKeys = schema instanceof ObjectSchema && !entries;
  return [...(isOfKeys ? [schema] : []), ...inner.flatMap((each) => groupsBelow(each, known))];
};

/** One of each: the same keys look the same elsewhere. */
const distinct = (groups: Pick<Shown, 'schema' | 'value'>[]) => [
  ...new Map(
    groups.map((group) => [
      keysOf(group.schema, group.value)
        .map(({ key, sort, schema }) => `${key} ${sort} ${metaOf(schema).description}`)
        .join(),
      group,
    ]),
  ).values(),
];

const lacksAmong = async (groups: Pick<Shown, 'schema' | 'value'>[]) => {
  const found: string[] = [];
  for (const { schema, value } of groups) {
    const { unmount } = await showGroup({ schema, value });
    found.push(...lacksIn(schema, value));
    unmount();
  }
  return found;
};

const allGroups = async () =>
  [
    ...(await examplesOf('sections', sectionSchemas)),
    ...(await examplesOf('fields', itemSchemas)),
    ...rules,
    ...files,
  ].flatMap(groupsIn);

describe('each key of a schema has one control, with its label, description, limits and default', () => {
  const parts = 6;
  const numbers = Array.from({ length: parts }, (_, at) => at);

  test.each(numbers)(
    seeded('in every example of sections, fields, rules and files, part %i'),
    async (part) => {
      const groups = distinct(await allGroups());
      expect(groups.length).toBeGreaterThan(100);
      const shown = someOf(groups, { oneIn: 8 });
      expect(await lacksAmong(shown.filter((_, at) => at % parts === part))).toEqual([]);
    },
  );

  test.each([
    ['section', Object.values(sectionSchemas)],
    ['field', Object.values(itemSchemas)],
    ['rule', Object.values(ruleSchemas)],
    ['page and form', [pageSchema, formSchema]],
    [
      'theme, site, routes and notifications',
      [themeSchema, siteSchema, routesSchema, notificationsSchema],
    ],
  ])(
    seeded('in every group that the schema of a %s allows, before anything is written'),
    async (_of, schemas) => {
      const known = new Set<AnySchema>();
      const below = schemas.flatMap((schema) => groupsBelow(schema as AnySchema, known));
      // Sections, fields and rules have rows of their own.
      const kinds: AnySchema[] = Object.values({
        ...sectionSchemas,
        ...itemSchemas,
        ...ruleSchemas,
      });
      const isOwn = (schema: AnySchema) =>
        !kinds.includes(schema) || (schemas as AnySchema[]).includes(schema);
      const groups = below.filter(isOwn).map((schema) => ({ schema, value: {} }));
      expect(groups.length).toBeGreaterThan(3);
      expect(await lacksAmong(someOf(distinct(groups), { oneIn: 6 }))).toEqual([]);
    },
  );

  test('of a key that a schema gains as well', async () => {
    const gained = object({
      ...(pageSchema as unknown as ObjectSchema<object>).fields,
      surprise: string()
        .min(3)
        .max(17)
        .optional()
        .meta({ description: 'What nobody expects.', whenOmitted: 'all is as before' }),
    });
    await showGroup({ schema: gained, value: pageExample });
    expect(lacksIn(gained, pageExample)).toEqual([]);
    const control = within(document.body).getByLabelText('Surprise');
    expect(describedBy(control)).toBe(
      'What nobody expects. At least 3 characters. At most 17 characters. Left empty: all is as before.',
    );
  });
});

test('the grounds of the theme stand among the tones of a section', async () => {
  const value = { kind: 'faq', title: 'Questions', items: [], tone: 'sand' };
  await showGroup({ schema: sectionSchemas.faq, value });
  const tones = within(document.body).getByLabelText<HTMLSelectElement>('Tone');
  expect(tones.value).toBe('sand');
  expect([...tones.options].map(({ value: word }) => word)).toEqual([
    ...['', 'default', 'tint', 'band'],
    ...Object.keys(themeExample.grounds),
  ]);
});

test('what is begun is something that the schema takes', async () => {
  const site = blankSite(
    { 'config/pages/home.ts': { picture: siteExample.shareImage } },
    'config/site.ts',
  );
  const wrong: string[] = [];
  for (const { name, schema, value } of await allGroups()) {
    for (const key of keysOf(schema, value)) {
      if (!['group', 'choice'].includes(key.sort)) continue;
      const { value: begun, needs } = blankOf(key.schema, site);
      if (needs.length > 0) continue;
      const shown = withUsualWords(begun, schemaOf(key.schema, begun), 'en');
      if (!schemaOf(key.schema, shown).isValidSync(shown, { strict: true }))
        wrong.push(`${name}.${key.key}: ${JSON.stringify(begun)}`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});
