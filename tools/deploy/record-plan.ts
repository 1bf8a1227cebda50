import type { RecordPlan } from '../../functions/create-record-store';
import { writtenConfigValue } from '../../packages/config-files';
import { groupOf, textOf } from '../../packages/config-values/values';
import { notificationsFile } from '../../src/schema/config-files';
import { usualRegion } from '../firebase-tools';
import { functionForms } from '../records/function-forms';

/** The forms of the site in `root` whose records a function checks; undefined where there are none. */
export const readRecordPlan = (root: string, appCheck: boolean): RecordPlan | undefined => {
  const forms = functionForms(root);
  const { region } = groupOf(writtenConfigValue(root, notificationsFile));
  return forms.length > 0 ? { region: textOf(region) ?? usualRegion, forms, appCheck } : undefined;
};
