import { formSchema } from '../../src/form/form-schema';
import { notificationsSchema } from '../../src/schema/notifications';
import { routesSchema } from '../../src/schema/routes';
import { siteSchema } from '../../src/schema/site';
import { themeSchema } from '../../src/schema/theme';
import { pageSchema } from '../../src/sections/page-schema';
import { describeSchema } from './describe-schema';
import type { GroupValue } from './description';

/** A sort of file in config/: what it may say, its type, and where its example is. */
export type DocumentedFile = {
  title: string;
  file: string;
  type: string;
  group: GroupValue;
  example: string;
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
    group: describeSchema(themeSchema),
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
