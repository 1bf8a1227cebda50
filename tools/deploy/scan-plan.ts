import type { ScanPlan } from '../../functions/create-scan';
import { writtenConfigValue } from '../../packages/config-files';
import { groupOf, textOf } from '../../packages/config-values/values';
import { readSiteForms } from '../../packages/resolved-site/read-site-config';
import { formNameOf, notificationsFile } from '../../src/schema/config-files';
import { siteForms } from '../records/site-form';
import { usualRegion } from './usual-region';

/** The files of the site in `root` that a virus scanner looks at; undefined where there are none. */
export const readScanPlan = (root: string): ScanPlan | undefined => {
  const known = siteForms(root);
  const forms = readSiteForms(root).flatMap(([file, { record }]) => {
    const name = formNameOf(file) ?? '';
    const folders = known.find((form) => form.name === name)?.folders ?? [];
    const { collection, scanned: mark } = record;
    return mark === undefined ? [] : [{ form: name, collection, mark, folders }];
  });
  const { region } = groupOf(writtenConfigValue(root, notificationsFile));
  return forms.length > 0 ? { region: textOf(region) ?? usualRegion, forms } : undefined;
};
