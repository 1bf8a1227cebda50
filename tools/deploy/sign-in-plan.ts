import type { SignInPlan } from '../../functions/create-sign-in';
import { configValue, readConfigSources } from '../../packages/config-files';
import { groupOf, textOf } from '../../packages/config-values/values';
import { notificationsFile, siteFile } from '../../src/schema/config-files';

/** Where Google runs functions of which config says nothing. */
const usualRegion = 'us-central1';

/** How people sign in to the editor of the site in `root` by a button; undefined where they do not. */
export const readSignInPlan = (root: string, project: string): SignInPlan | undefined => {
  const sources = readConfigSources(root);
  const read = (file: string) => groupOf(configValue(file, sources[file] ?? ''));
  const { editing, origin } = read(siteFile);
  const { client: app, address } = groupOf(editing);
  const client = textOf(app);
  if (client === undefined) return undefined;
  const own = [address, origin].flatMap((each) => textOf(each) ?? []);
  return {
    client,
    region: textOf(read(notificationsFile).region) ?? usualRegion,
    origins: [
      ...own.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin),
      `https://${project}.web.app`,
      `https://${project}.firebaseapp.com`,
    ],
  };
};

/** The Hosting site to which config has the editor published; undefined where it names none. */
export const readEditorHosting = (root: string): string | undefined => {
  const { editing } = groupOf(configValue(siteFile, readConfigSources(root)[siteFile] ?? ''));
  return textOf(groupOf(editing).hosting);
};
