import { valueAt } from '../../../../src/schema/values/paths';
import { applyToFiles } from '../../../config-values/apply-to-value';
import { createEditLanguages } from '../../../edit-languages/edit-languages';
import type { Plan } from '../plan';
import type { Files } from '../uses';

/** The step of a plan that is possible. */
export const stepOf = (plan: Plan) => {
  if ('impossible' in plan) throw new Error(plan.impossible);
  return plan.step;
};

/** Config once the plan is carried out. */
export const filesAfter = (plan: Plan, before: Files): Files =>
  stepOf(plan).changes.reduce(applyToFiles, before);

/** What stands in a file of config/. */
export const at = (all: Files, file: string, path: string) => valueAt(all[`config/${file}`], path);

/** Config in the main language of its site. */
export const shown = (all: Files) =>
  createEditLanguages().shown({ version: 1, files: all, problems: [] }).files;
