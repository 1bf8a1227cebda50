import type { ScanPlan } from '../../functions/create-scan';
import { writtenConfigValue } from '../../packages/config-files';
import { groupOf, textOf } from '../../packages/config-values/values';
import { notificationsFile } from '../../src/schema/config-files';
import { usualRegion } from '../firebase-tools';
import { siteForms } from '../records/site-form';

/** The files of the site in `root` that a virus scanner looks at; undefined where there are none. */
export const readScanPlan = (root: string): ScanPlan | undefined => {
  const forms = siteForms(root).flatMap(({ name: form, collection, folders, scanned: mark }) =>
    mark === undefined ? [] : [{ form, collection, mark, folders }],
  );
  const { region } = groupOf(writtenConfigValue(root, notificationsFile));
  return forms.length > 0 ? { region: textOf(region) ?? usualRegion, forms } : undefined;
};
