import { notificationsContract } from '../../src/contract/notifications';
import { routesContract } from '../../src/contract/routes';
import { siteContract } from '../../src/contract/site';
import { themeContract } from '../../src/contract/theme';
import { formContract } from '../../src/form/form-contract';
import { pageContract } from '../../src/sections/page-contract';
import { describeContract } from './describe-contract';
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
    group: describeContract(pageContract),
    example: 'src/sections/page-example.ts',
  },
  {
    title: 'Forms',
    file: 'config/forms/<form>.ts',
    type: 'FormDefinition',
    group: describeContract(formContract),
    example: 'src/form/form-example.ts',
  },
  {
    title: 'Routes',
    file: 'config/routes.ts',
    type: 'RoutesDefinition',
    group: describeContract(routesContract),
    example: 'src/contract/routes-example.ts',
  },
  {
    title: 'Site',
    file: 'config/site.ts',
    type: 'SiteDefinition',
    group: describeContract(siteContract),
    example: 'src/contract/site-example.ts',
  },
  {
    title: 'Theme',
    file: 'config/theme.ts',
    type: 'ThemeDefinition',
    group: describeContract(themeContract),
    example: 'src/contract/theme-example.ts',
  },
  {
    title: 'Notifications',
    file: 'config/notifications.ts',
    type: 'NotificationsDefinition',
    group: describeContract(notificationsContract),
    example: 'src/contract/notifications-example.ts',
  },
];
