import type { SignInPlan } from '../../functions/create-sign-in';
import { writtenConfigValue } from '../../packages/config-files';
import { groupOf, textOf } from '../../packages/config-values/values';
import { notificationsFile, siteFile } from '../../src/schema/config-files';
import { usualRegion } from '../firebase-tools';
import { editingOf } from '../hosted-editor/editing-of';

/** How people sign in to the editor of the site in `root` by a button; undefined where they do not. */
export const readSignInPlan = (root: string, project: string): SignInPlan | undefined => {
  const { client, address, hosting } = editingOf(root) ?? {};
  if (client === undefined) return undefined;
  const read = (file: string) => groupOf(writtenConfigValue(root, file));
  const own = [address, textOf(read(siteFile).origin)].flatMap((each) => each ?? []);
  return {
    client,
    region: textOf(read(notificationsFile).region) ?? usualRegion,
    origins: [
      ...own.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin),
      `https://${project}.web.app`,
      `https://${project}.firebaseapp.com`,
      ...(hosting === undefined ? [] : [`https://${hosting}.web.app`]),
    ],
  };
};
