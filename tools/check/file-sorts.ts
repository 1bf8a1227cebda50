import type { Schema } from 'yup';
import { notificationsContract } from '../../src/contract/notifications';
import { routesContract } from '../../src/contract/routes';
import { siteContract } from '../../src/contract/site';
import { themeContract } from '../../src/contract/theme';
import { formContract } from '../../src/form/form-contract';
import { pageContract } from '../../src/sections/page-contract';

export type FileSort = {
  /** The file, or the folder of all such files. */
  home: string;
  /** What the types of config call what it holds. */
  type: string;
  contract: Schema;
};

/** The files that the site reads, and what each must say. */
export const fileSorts: FileSort[] = [
  { home: 'config/site.ts', type: 'SiteDefinition', contract: siteContract },
  { home: 'config/theme.ts', type: 'ThemeDefinition', contract: themeContract },
  { home: 'config/routes.ts', type: 'RoutesDefinition', contract: routesContract },
  {
    home: 'config/notifications.ts',
    type: 'NotificationsDefinition',
    contract: notificationsContract,
  },
  { home: 'config/pages', type: 'PageDefinition', contract: pageContract },
  { home: 'config/forms', type: 'FormDefinition', contract: formContract },
];

/** What a file is; undefined for one that nobody reads. */
export const sortOfFile = (file: string): FileSort | undefined => {
  const folder = file.replace(/\/[a-z][a-z0-9-]*\.ts$/, '');
  return fileSorts.find(({ home }) => home === file || home === folder);
};
