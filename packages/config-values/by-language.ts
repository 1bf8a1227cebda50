import { ArraySchema, ObjectSchema, type Schema } from 'yup';
import type { SiteLanguage } from '../../src/schema/languages';
import { isGroup } from '../../src/schema/values/group';
import { type PlacedValue, placesIn, type Start } from '../../src/schema/values/places-in';
import { isForLanguage, type WantedLanguage } from './wanted-language';

type Group = Record<string, unknown>;

/** The key by which a part of a page or of the frame names the languages that show it. */
const languagesKey = 'languages';

/** Whether keys of a value with this schema are words of the site itself, such as the names of its links. */
const hasOwnNames = (schema: Schema | undefined) => schema?.meta()?.entries !== undefined;

/** Whether a group names the languages that show it, and the wanted one is none of them. */
export const isForOthers = (
  group: Group,
  schema: Schema | undefined,
  wanted: WantedLanguage,
): boolean => {
  const field = schema instanceof ObjectSchema ? schema.fields[languagesKey] : undefined;
  return (
    field instanceof ArraySchema &&
    field.meta()?.shownIn === true &&
    !isForLanguage(group[languagesKey], wanted)
  );
};

/** Whether a group is a value by language: no key of it means something else here. */
export const isByLanguage = (
  group: Group,
  schema: Schema | undefined,
  languages: readonly SiteLanguage[],
): boolean => {
  const keys = Object.keys(group);
  if (hasOwnNames(schema) || !keys.some((key) => languages.some((each) => each.key === key))) {
    return false;
  }
  const fields = schema instanceof ObjectSchema ? Object.keys(schema.fields) : [];
  return !keys.some((key) => fields.includes(key));
};

/** A value that is the same in all languages, or a value by language as a whole. */
type WrittenPlace = PlacedValue & { byLanguage: Group | undefined };

/**
 * Config as it is written, place by place: a value by language is one place, and who looks at it looks into it. Nothing
 * comes from below what only other languages than the wanted one show, nor from a group where only a text can stand,
 * whose keys are meant as languages. Total: takes any value.
 */
export function* writtenPlaces(
  start: Start,
  { language, languages }: Partial<WantedLanguage> & Pick<WantedLanguage, 'languages'>,
): Generator<WrittenPlace> {
  const byLanguageAt = ({ value, schema }: PlacedValue) =>
    isGroup(value) && isByLanguage(value, schema, languages) ? value : undefined;
  const isEntered = (at: PlacedValue) => {
    if (!isGroup(at.value)) return true;
    const isOfOthers = language && isForOthers(at.value, at.schema, { language, languages });
    return !byLanguageAt(at) && !isOfOthers && at.schema?.type !== 'string';
  };
  for (const at of placesIn(start, isEntered)) yield { ...at, byLanguage: byLanguageAt(at) };
}
