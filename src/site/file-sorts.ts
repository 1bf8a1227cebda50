import type { Schema } from 'yup';
import { collectionSchema } from '../collections/collection-schema';
import { formSchema } from '../form/form-schema';
import { notificationsSchema } from '../schema/notifications';
import { routesSchema } from '../schema/routes';
import { siteSchema } from '../schema/site';
import { themeFileSchema } from '../schema/theme-part';
import { schemaBelow } from '../schema/values/inner-schema';
import { pageSchema } from '../sections/page-schema';

export type FileSort = {
  /** The file, or the folder of all such files. */
  home: string;
  type: string;
  schema: Schema;
};

export const fileSorts: FileSort[] = [
  { home: 'config/site.ts', type: 'SiteDefinition', schema: siteSchema },
  { home: 'config/theme.ts', type: 'ThemeDefinition', schema: themeFileSchema },
  { home: 'config/routes.ts', type: 'RoutesDefinition', schema: routesSchema },
  {
    home: 'config/notifications.ts',
    type: 'NotificationsDefinition',
    schema: notificationsSchema,
  },
  { home: 'config/pages', type: 'PageDefinition', schema: pageSchema },
  { home: 'config/forms', type: 'FormDefinition', schema: formSchema },
  { home: 'config/collections', type: 'CollectionDefinition', schema: collectionSchema },
];

/** The sort of a file; undefined for one that is not read. */
export const sortOfFile = (file: string): FileSort | undefined => {
  const folder = file.replace(/\/[a-z][a-z0-9-]*\.ts$/, '');
  return fileSorts.find(({ home }) => home === file || home === folder);
};

/** The schema of what stands at a path of a file with this value. */
export const schemaInFile = (file: string, value: unknown, path: string): Schema | undefined => {
  const sort = sortOfFile(file);
  return sort && schemaBelow(sort.schema, value, path);
};
