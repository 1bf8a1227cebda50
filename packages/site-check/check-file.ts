import type { Schema } from 'yup';
import { routesFile, themeFile } from '../../src/schema/config-files';
import { isWithin, parentOf, valueAt } from '../../src/schema/values/paths';
import { isSame } from '../../src/schema/values/same-value';
import { writtenPlace } from '../../src/schema/values/written-place';
import { pageSchema, pageSchemaWith } from '../../src/sections/page-schema';
import { sortOfFile } from '../../src/site/file-sorts';
import { type ReadFile, readLiteral } from '../config-files';
import { limits } from '../config-values/limits';
import { metaAt } from '../config-values/schema-at';
import { isTemplate, type SharedValues, withSharedValues } from '../config-values/shared-values';
import { fileInLanguage, type FileInLanguage, prefixOf } from '../config-values/site-in-language';
import { mainOf, type WantedLanguage } from '../config-values/wanted-language';
import { saidBy, wholeTheme } from '../config-values/whole-theme';
import { type Finding, writtenAt } from '../problems/problem';
import type { MadePage } from '../resolved-site/made-pages';
import { isOneOf, type UnreadPlace } from '../resolved-site/not-in-language';
import { withUsualWords } from '../resolved-site/with-usual-words';
import { checkLanguages, lackedTexts } from './checks/check-languages';
import { unknownValues, withoutRepairOf } from './checks/check-values';
import { fileChecks, type WholeTheme } from './file-checks';
import { checkShape, type Shape } from './shape/check-shape';

/** Of config/theme.ts the theme that it makes whole; `asWritten` is where the file has what it says. */
const wholeThemeOf = ({ value, asWritten }: Shape): WholeTheme => ({
  value: wholeTheme(value),
  asWritten,
  isWritten: (path) => valueAt(value, path) !== undefined,
});

/** What is known of one file by itself. What could not be read is not checked. */
const shapeOf = (
  file: string,
  { value: written, unread, lacking }: Pick<ReadFile, 'value' | 'unread' | 'lacking'>,
  schema: Schema,
): Shape => {
  const named = checkShape(written, schema);
  const { findings: shape, value } = named;
  const theme = file === themeFile ? wholeThemeOf(named) : undefined;
  const asWritten = (path: string) =>
    named.asWritten(theme ? saidBy(value, theme.isWritten, path) : path);
  const beside = fileChecks
    .filter((check) => check.of(file))
    .flatMap((check) => check.run({ file, value, lacking, theme }))
    .map((finding) => writtenAt(finding, asWritten));
  const found = [...shape, ...beside].slice(0, 2 * limits.findings);
  const noTexts = shape.filter(({ error }) => error === 'notGroup').map(({ path }) => path);
  const findings = found
    .filter(({ path }) => !unread.some((outer) => isWithin(path, outer)))
    .filter(({ error, path }) => error !== 'markup' || !noTexts.includes(path))
    .filter(({ error, path }) => error !== 'markup' || !metaAt({ schema, value }, path).html)
    .filter(({ error, path }) => error !== 'missingKey' || !lacking.includes(parentOf(path)));
  return { findings, value: theme ? theme.value : value, asWritten };
};

const pageSchemas = new Map<string, Schema>([['', pageSchema]]);

const pageSchemaOf = (grounds: readonly string[]): Schema => {
  const known = pageSchemas.get(grounds.join(' ')) ?? pageSchemaWith(grounds);
  pageSchemas.set(grounds.join(' '), known);
  return known;
};

/** What a file is read with, of config/site.ts and config/theme.ts. */
export type OfSite = {
  values: SharedValues;
  /** Its language, whose usual words stand where config says nothing. */
  language: string;
  /** The names of the grounds of its theme. */
  grounds: readonly string[];
  /** Of a site in several languages the one in which it is read. */
  wanted?: WantedLanguage | undefined;
  namesByLanguage?: readonly string[];
  /** What visitors of that language never read. */
  unread?: readonly UnreadPlace[];
};

/** `value` is as it was probably meant, see `checkShape`. */
export type CheckedFile = Shape & {
  source: string;
  read: ReadFile;
  site: OfSite;
  /** The names of shared values in its texts. */
  used: string[];
};

/** What is wrong with a page that a template makes, at its own paths. */
export const checkMadePage =
  (grounds: readonly string[]) =>
  ({ template, value }: MadePage): Finding[] =>
    shapeOf(template, { value, unread: [], lacking: [] }, pageSchemaOf(grounds)).findings;

/**
 * The last versions of each file: as it is, with a mistake, repaired, and once more while all are
 * checked again.
 */
const remembered = new Map<string, CheckedFile[]>();
const mostRemembered = 6;

const unknown: Shape = { findings: [], value: undefined, asWritten: (path) => path };

type Found = {
  read: ReadFile;
  findings: readonly Finding[];
  asWritten: (path: string) => string;
  wanted: WantedLanguage;
  namesByLanguage: readonly string[];
  unread: readonly UnreadPlace[];
  inOne: FileInLanguage;
};

/** What is suggested for an address, as the file has it: without the language. */
const withoutPrefix = (finding: Finding, { language, languages }: WantedLanguage): Finding => {
  const { suggestion, fix } = finding;
  const start = `'${prefixOf(language, languages)}/`;
  const own = (text: string) => text.replaceAll(start, "'/");
  return {
    ...finding,
    ...(suggestion !== undefined && { suggestion: own(suggestion) }),
    ...(fix && 'value' in fix && { fix: { value: own(fix.value) } }),
  };
};

/** Findings of a file in one language where it is written, with those of its languages, which tell more. */
const ofLanguages = (
  file: string,
  { read, findings, asWritten, wanted, namesByLanguage, unread, inOne }: Found,
): Finding[] => {
  const { languages } = wanted;
  const own = checkLanguages(file, read.value, { languages, namesByLanguage });
  const isTold = ({ path }: Pick<Finding, 'path'>) =>
    own.some((each) => isWithin(each.path, path) || each.path === path);
  // Where a language is misspelt, its text is there.
  const missing = inOne.missing.filter(
    (path) => !isTold({ path }) && !isOneOf(unread, { file, path }),
  );
  return [
    ...own,
    ...findings
      .map((finding) => writtenAt(finding, asWritten))
      .map((finding) => (file === routesFile ? withoutPrefix(finding, wanted) : finding))
      .filter((finding) => !isTold(finding)),
    ...(wanted.language === mainOf(wanted)
      ? []
      : lackedTexts(missing, { file, value: read.value, language: wanted.language })),
  ];
};

const checkAnew = (file: string, source: string, site: OfSite): CheckedFile | undefined => {
  const sort = sortOfFile(file);
  if (!sort) return undefined;
  const { type } = sort;
  const { values, language, grounds, wanted, namesByLanguage = [], unread = [] } = site;
  const schema = sort.schema === pageSchema ? pageSchemaOf(grounds) : sort.schema;
  const read = readLiteral(source, { type });
  const whole = { source, read, site, used: [] };
  if (!read.readable) return { ...whole, ...unknown };
  const inOne = wanted && fileInLanguage(file, read.value, wanted);
  const own = inOne ? inOne.value : read.value;
  const asWritten = (path: string) =>
    inOne ? writtenPlace(path, { file, moves: inOne.moves }).path : path;
  // A template is checked as the pages that it makes.
  if (isTemplate(file, own)) {
    return { ...whole, ...unknown, asWritten, value: withUsualWords(own, schema, language) };
  }
  const filled = withSharedValues(file, own, { schema, values });
  const value = withUsualWords(filled.value, schema, language);
  const shape = shapeOf(file, { ...read, value }, schema);
  const findings = [
    ...shape.findings.map((finding) => withoutRepairOf(filled.changed, finding)),
    ...unknownValues(filled.unknown, Object.keys(values)),
  ];
  return {
    ...whole,
    ...shape,
    asWritten: (path) => asWritten(shape.asWritten(path)),
    used: filled.used,
    findings: inOne
      ? ofLanguages(file, { read, findings, asWritten, wanted, namesByLanguage, unread, inOne })
      : findings,
  };
};

/** What is known of a file by itself; nothing of a file that is not read. */
export const checkFile = (
  file: string,
  source: string,
  site: OfSite = { values: {}, language: '', grounds: [] },
): CheckedFile | undefined => {
  const before = remembered.get(file) ?? [];
  const isKnown = (each: CheckedFile) => each.source === source && isSame(each.site, site);
  const checked = before.find(isKnown) ?? checkAnew(file, source, site);
  if (!checked) return undefined;
  const others = before.filter((each) => each !== checked);
  remembered.set(file, [checked, ...others].slice(0, mostRemembered));
  return checked;
};
