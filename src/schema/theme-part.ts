import { lazy, LazySchema, ObjectSchema, type Schema } from 'yup';
import { color } from './color';
import { oneOf, strictObject } from './primitives';
import { colorsByOne, themeColors, type ThemeDefinition, themeSchema } from './theme';
import { type ThemeName, themeNames } from './theme-names';
import { isGroup } from './values/group';

/**
 * config/theme.ts as it may be written: a whole theme, or a part that says what is otherwise than in a theme of the
 * project. packages/config-values/whole-theme.ts makes it whole before anything shows it.
 */

type AnySchema = Schema | LazySchema<unknown>;

type Part<Of> = Of extends readonly unknown[]
  ? Of
  : Of extends object
    ? { [Key in keyof Of]?: Part<Of[Key]> | undefined }
    : Of;

/** Deep: what is not there is as in the theme that `extends` names. */
export type ThemePart = { extends: ThemeName; color?: { from?: string } } & Part<
  Omit<ThemeDefinition, 'grounds'>
> &
  Pick<ThemeDefinition, 'grounds'>;

const base = oneOf(
  'The theme of the project that this one starts from. Every other key may then be left out, in groups as well: what is written is said otherwise, and a ground beside those of that theme.',
  themeNames,
).meta({ input: 'theme' });

const colors = strictObject({
  from: color(
    'One colour from which both schemes are made, so that everything on them can be read. What light and dark say beside it is said otherwise.',
  )
    .optional()
    .meta({
      whenOmitted: 'the colours are those of light and dark',
      makes: colorsByOne,
      example: "'#0B6B4A'",
    }),
  ...themeColors.fields,
}).meta(themeColors.meta() ?? {});

const { color: _, ...others } = themeSchema.fields;

export const writtenThemeSchema = strictObject({
  extends: base.optional().meta({
    whenOmitted: 'everything is said here: every key is needed that is not marked otherwise',
    example: "'atelier'",
  }),
  color: colors,
  ...others,
}).meta(themeSchema.meta() ?? {});

export type WrittenTheme = Omit<ThemeDefinition, 'color'> & {
  extends?: ThemeName | undefined;
  color: ThemeDefinition['color'] & { from?: string | undefined };
};

/** The same value, which may be missing, and in it whatever a group needs; names of an editor's own are whole. */
const optionalOf = (schema: AnySchema, whenOmitted: string): AnySchema => {
  if (schema instanceof LazySchema) return schema;
  const inner =
    schema instanceof ObjectSchema ? partOf(schema, whenOmitted).default(undefined) : schema;
  return (inner.optional() as Schema).meta({ whenOmitted });
};

const partOf = (schema: Schema, whenOmitted: string) => {
  const { fields } = schema as ObjectSchema<Record<string, unknown>>;
  return (schema as ObjectSchema<Record<string, unknown>>).shape(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        optionalOf(field as AnySchema, whenOmitted),
      ]),
    ),
  );
};

/** A theme that starts from another one. */
const partSchema = partOf(writtenThemeSchema, 'as in the theme that extends names').shape({
  extends: base,
});

const madeSchema = writtenThemeSchema.shape({
  color: partOf(colors, 'made from the colour that from names'),
});

const schemaOf = (value: unknown): Schema => {
  if (!isGroup(value)) return writtenThemeSchema;
  if ('extends' in value) return partSchema;
  return isGroup(value.color) && 'from' in value.color ? madeSchema : writtenThemeSchema;
};

export const themeFileSchema = lazy(schemaOf).meta(
  writtenThemeSchema.meta() ?? {},
) as unknown as Schema<ThemeDefinition>;
