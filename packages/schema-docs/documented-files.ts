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

/** Described when somebody asks: that takes a while, and most who load this read the rest. */
const later = (
  make: () => DocumentedFile['group'],
  rest: Omit<DocumentedFile, 'group'>,
): DocumentedFile => {
  let group: DocumentedFile['group'] | undefined;
  return {
    ...rest,
    get group() {
      group ??= make();
      return group;
    },
  };
};

export const documentedFiles: DocumentedFile[] = [
  later(() => describeSchema(pageSchema), {
    title: 'Pages',
    file: 'config/pages/<page>.ts',
    type: 'PageDefinition',
    example: 'src/sections/page-example.ts',
  }),
  later(() => describeSchema(formSchema), {
    title: 'Forms',
    file: 'config/forms/<form>.ts',
    type: 'FormDefinition',
    example: 'src/form/form-example.ts',
  }),
  later(() => describeFile(collectionSchema), {
    title: 'Collections',
    file: 'config/collections/<collection>.ts',
    type: 'CollectionDefinition',
    example: 'src/collections/offer/example.ts',
  }),
  later(() => describeSchema(routesSchema), {
    title: 'Routes',
    file: 'config/routes.ts',
    type: 'RoutesDefinition',
    example: 'src/schema/routes-example.ts',
  }),
  later(() => describeSchema(siteSchema), {
    title: 'Site',
    file: 'config/site.ts',
    type: 'SiteDefinition',
    example: 'src/schema/site-example.ts',
  }),
  later(() => describeSchema(writtenThemeSchema), {
    title: 'Theme',
    file: 'config/theme.ts',
    type: 'ThemeDefinition',
    partOf: { whole: 'WholeTheme', names: 'grounds', made: 'color' },
    example: 'src/schema/theme-example.ts',
  }),
  later(() => describeSchema(notificationsSchema), {
    title: 'Notifications',
    file: 'config/notifications.ts',
    type: 'NotificationsDefinition',
    example: 'src/schema/notifications-example.ts',
  }),
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

let described: Kinds[] | undefined;

export const kinds = (): Kinds[] => {
  described ??= [
    kindsOf('Sections', 'Pages', 'src/sections'),
    kindsOf('Fields', 'Forms', 'src/fields'),
    kindsOf('Rules', 'Forms', 'src/rules'),
    kindsOf('Collections', 'Collections', 'src/collections'),
  ];
  return described;
};

/** Groups that the examples of kinds cannot hold: what is written so is another thing before anything shows it. */
export const sharedExamples = () => [
  {
    group: describeSchema(plainOptionsOfEntries()),
    example: 'src/schema/option-example.ts',
  },
];
