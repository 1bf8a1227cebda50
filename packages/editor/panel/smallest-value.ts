import { LazySchema, ObjectSchema, type Schema } from 'yup';
import { fieldSchemas, itemSchemas } from '../../../src/fields/registry';
import { formExample, quietFormExample, steppedFormExample } from '../../../src/form/form-example';
import { formSchema } from '../../../src/form/form-schema';
import { examples as ruleExamples } from '../../../src/rules/examples';
import { ruleSchemas } from '../../../src/rules/schemas';
import { wordsOf } from '../../../src/schema/closed-set';
import { isUsual, mayBeLeftOut } from '../../../src/schema/left-out';
import { notificationsSchema } from '../../../src/schema/notifications';
import { notificationsExample } from '../../../src/schema/notifications-example';
import { routesSchema } from '../../../src/schema/routes';
import { routesExample } from '../../../src/schema/routes-example';
import { siteSchema } from '../../../src/schema/site';
import { siteExample } from '../../../src/schema/site-example';
import { themeSchema } from '../../../src/schema/theme';
import { themeExample } from '../../../src/schema/theme-example';
import { isGroup } from '../../../src/schema/values/group';
import { innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { pageExample } from '../../../src/sections/page-example';
import { pageSchema } from '../../../src/sections/page-schema';
import { sectionSchemas } from '../../../src/sections/registry';
import { type AnySchema, metaOf } from './panel-keys';
import { exampleModules } from './vite-modules';

type Example = { schema: AnySchema; value: unknown };

/** Every value in an example, with its schema, outer ones first. */
const valuesIn = ({ schema, value }: Example): Example[] => {
  const at = schemaOf(schema, value);
  const inner = isGroup(value) || Array.isArray(value) ? Object.entries(value) : [];
  return [
    { schema, value },
    // A choice is known by itself and by what was chosen.
    ...(at === schema ? [] : [{ schema: at, value }]),
    ...inner.flatMap(([key, each]) => {
      const own = innerSchema(at, key);
      return own && each !== undefined ? valuesIn({ schema: own, value: each }) : [];
    }),
  ];
};

const ofFiles: Example[] = [
  { schema: siteSchema, value: siteExample },
  { schema: themeSchema, value: themeExample },
  { schema: routesSchema, value: routesExample },
  { schema: notificationsSchema, value: notificationsExample },
  { schema: pageSchema, value: pageExample },
  { schema: formSchema, value: formExample },
  { schema: formSchema, value: steppedFormExample },
  { schema: formSchema, value: quietFormExample },
];

const schemasOfKinds: Record<string, Record<string, Schema>> = {
  sections: sectionSchemas,
  fields: { ...itemSchemas, ...fieldSchemas },
};

const load = async (): Promise<Example[]> => {
  const ofKinds = await Promise.all(
    Object.entries(exampleModules).map(async ([path, module]) => {
      const [group = '', kind = ''] = path.split('/').slice(-3);
      const schema = schemasOfKinds[group]?.[kind];
      const { examples } = (await module()) as { examples: Record<string, unknown> };
      return schema ? Object.values(examples).map((value) => ({ schema, value })) : [];
    }),
  );
  const ofRules = Object.entries(ruleExamples).flatMap(([name, examples]) =>
    Object.values(examples).map((value: unknown) => ({
      schema: ruleSchemas[name as keyof typeof ruleSchemas] as Schema,
      value,
    })),
  );
  return [...ofKinds.flat(), ...ofRules, ...ofFiles].flatMap(valuesIn);
};

let loaded: Promise<Example[]> | undefined;

const isValid = (schema: AnySchema, value: unknown) =>
  schemaOf(schema, value).isValidSync(value, { strict: true });

/** Without the keys that it can do without. */
const pruned = (schema: AnySchema, value: unknown): unknown => {
  if (!isGroup(value)) return Array.isArray(value) ? firstEntries(schema, value) : value;
  let group = value;
  for (const key of Object.keys(group)) {
    const { [key]: own, ...rest } = group;
    const inner = innerSchema(schemaOf(schema, group), key);
    const isSame = schemaOf(schema, rest) === schemaOf(schema, group);
    if (isSame && isValid(schema, rest)) group = rest;
    else if (inner) group = { ...group, [key]: pruned(inner, own) };
  }
  return isValid(schema, group) ? group : value;
};

/** As few entries as it can do with, the first ones. */
const firstEntries = (schema: AnySchema, list: unknown[]): unknown[] => {
  const count = list.findIndex((_entry, at) => isValid(schema, list.slice(0, at)));
  return count === -1 ? list : list.slice(0, count);
};

/** What no example has: the first of the words, a text, a group of what it needs. */
const invented = (asked: AnySchema, examples: readonly Example[]): unknown => {
  const choices = metaOf(asked).choices;
  const schema = (
    asked instanceof LazySchema ? Object.values(choices?.schemas ?? {})[0] : asked
  ) as Schema;
  const [word] = wordsOf(schema);
  if (word !== undefined) return word;
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Record<string, Schema>);
    return Object.fromEntries(
      fields
        .filter(([, inner]) => !mayBeLeftOut(inner))
        .map(([key, inner]) => [key, smallestOf(inner, examples)]),
    );
  }
  if (schema.type === 'array') {
    const inner = innerSchema(schema, 0);
    return inner ? [smallestOf(inner, examples)] : [];
  }
  return { number: 1, boolean: true }[schema.type] ?? 'Words';
};

/** Without the words that the project has in the language of the site. */
const withoutUsual = (asked: AnySchema, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const inner = innerSchema(schemaOf(asked, value), 0);
    return inner ? value.map((entry: unknown) => withoutUsual(inner, entry)) : value;
  }
  if (!isGroup(value)) return value;
  const schema = schemaOf(asked, value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]) => {
      const inner = innerSchema(schema, key);
      if (!inner) return [[key, own]];
      return isUsual(inner as Schema) ? [] : [[key, withoutUsual(inner, own)]];
    }),
  );
};

/** The same schema, or the same group that several keys share. */
const isAlike = (one: AnySchema, other: AnySchema) => {
  if (one === other) return true;
  const name = metaOf(one).group?.name;
  return name !== undefined && name === metaOf(other).group?.name && !metaOf(one).choices;
};

const smallestOf = (schema: AnySchema, examples: readonly Example[]): unknown => {
  const sizeOf = (value: unknown) => JSON.stringify(value).length;
  const [smallest] = examples
    .filter((example) => isAlike(example.schema, schema) && isValid(schema, example.value))
    .map(({ value }) => pruned(schema, value))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  return smallest ?? invented(schema, examples);
};

/** The smallest value that a schema takes, from the examples of what has it. */
export const smallestValue = async (schema: AnySchema): Promise<unknown> => {
  loaded ??= load();
  return withoutUsual(schema, smallestOf(schema, await loaded));
};
