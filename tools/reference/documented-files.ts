import { collectionSchema } from '../../src/collections/collection-schema';
import { formSchema } from '../../src/form/form-schema';
import { notificationsSchema } from '../../src/schema/notifications';
import { plainOptionsOfEntries } from '../../src/schema/option';
import { routesSchema } from '../../src/schema/routes';
import { siteSchema } from '../../src/schema/site';
import { writtenThemeSchema } from '../../src/schema/theme-part';
import { pageSchema } from '../../src/sections/page-schema';
import {
  type ChoiceValue,
  describeFile,
  describeSchema,
  type GroupValue,
  type ValueDescription,
} from './describe-schema';

/** A sort of file in config/: what it may say, its type, and where its example is. */
export type DocumentedFile = {
  title: string;
  file: string;
  type: string;
  /** A file that is of several kinds is a choice between them, which have the examples. */
  group: GroupValue | ChoiceValue;
  example: string;
  /**
   * Of a file that may say only what is otherwise than in one that it extends: the type of one that says everything,
   * the group whose names are the editor's own, and that which may be made from one of its values.
   */
  partOf?: { whole: string; names: string; made: string };
};

export const documentedFiles: DocumentedFile[] = [
  {
    title: 'Pages',
    file: 'config/pages/<page>.ts',
    type: 'PageDefinition',
    group: describeSchema(pageSchema),
    example: 'src/sections/page-example.ts',
  },
  {
    title: 'Forms',
    file: 'config/forms/<form>.ts',
    type: 'FormDefinition',
    group: describeSchema(formSchema),
    example: 'src/form/form-example.ts',
  },
  {
    title: 'Collections',
    file: 'config/collections/<collection>.ts',
    type: 'CollectionDefinition',
    group: describeFile(collectionSchema),
    example: 'src/collections/offer/example.ts',
  },
  {
    title: 'Routes',
    file: 'config/routes.ts',
    type: 'RoutesDefinition',
    group: describeSchema(routesSchema),
    example: 'src/schema/routes-example.ts',
  },
  {
    title: 'Site',
    file: 'config/site.ts',
    type: 'SiteDefinition',
    group: describeSchema(siteSchema),
    example: 'src/schema/site-example.ts',
  },
  {
    title: 'Theme',
    file: 'config/theme.ts',
    type: 'ThemeDefinition',
    group: describeSchema(writtenThemeSchema),
    partOf: { whole: 'WholeTheme', names: 'grounds', made: 'color' },
    example: 'src/schema/theme-example.ts',
  },
  {
    title: 'Notifications',
    file: 'config/notifications.ts',
    type: 'NotificationsDefinition',
    group: describeSchema(notificationsSchema),
    example: 'src/schema/notifications-example.ts',
  },
];

/** Kinds of one sort: the choice that a file makes between them, and the folder that holds them. */
type Kinds = {
  title: string;
  file: string;
  folder: string;
  choice: ChoiceValue & { by: string };
};

const choiceNamed = (name: string, value: ValueDescription): ChoiceValue | undefined => {
  if (value.is === 'list') return choiceNamed(name, value.item);
  if (value.is === 'choice') return value.name === name ? value : undefined;
  if (value.is !== 'group') return undefined;
  return value.keys.map((key) => choiceNamed(name, key.value)).find((found) => found);
};

const kindsOf = (title: string, file: string, folder: string): Kinds => {
  const group = documentedFiles.find((documented) => documented.title === file)?.group;
  const choice = group && choiceNamed(title.slice(0, -1), group);
  if (!choice?.by) throw new Error(`The schema of ${file} has no ${title}.`);
  return { title, file, folder, choice: { ...choice, by: choice.by } };
};

export const kinds: Kinds[] = [
  kindsOf('Sections', 'Pages', 'src/sections'),
  kindsOf('Fields', 'Forms', 'src/fields'),
  kindsOf('Rules', 'Forms', 'src/rules'),
  kindsOf('Collections', 'Collections', 'src/collections'),
];

/** Groups that the examples of kinds cannot hold: what is written so is another thing before anything shows it. */
export const sharedExamples = [
  {
    group: describeSchema(plainOptionsOfEntries()),
    example: 'src/schema/option-example.ts',
  },
];
