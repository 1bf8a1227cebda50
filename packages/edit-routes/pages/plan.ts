import { ValidationError } from 'yup';
import { namedFolderOf } from '../../../src/schema/config-files';
import { pathSchema } from '../../../src/schema/routes';
import type { Step, Value } from '../../../src/schema/values/change';
import { groupOf, textOf } from '../../config-values/values';
import type { Use } from '../../edit-protocol/changes-protocol';
import type { Files } from './uses';

/** What is to be written for a page or a form as a whole, or why it cannot be. */
export type Plan =
  | {
      step: Step;
      /** What still leads there, and has to be changed first: the check would refuse the step. */
      left: Use[];
    }
  | { impossible: string };

/** Its title, by which people know it. */
export const titleOf = (files: Files, file: string): string =>
  textOf(groupOf(files[file]).title) ?? file;

/** Why a file cannot have this name; undefined where it can. */
export const whyNotNamed = (files: Files, file: string): string | undefined => {
  if (!namedFolderOf(file) || !/^[^/]+\/[^/]+\/[a-z][a-z0-9-]{0,39}\.ts$/.test(file)) {
    return 'A name has small letters, digits and hyphens, begins with a letter and has 40 characters at most.';
  }
  return file in files ? `There is ${file} already: choose another name.` : undefined;
};

/** Why no page can have this address; undefined where one can. */
export const whyNoAddress = (path: string): string | undefined => {
  if (path === '') return 'A page needs an address, for example /Services.';
  try {
    pathSchema().validateSync(path, { strict: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return `“${path}” does not work here: it ${error.message}.`;
  }
};

export const asValue = (value: unknown): Value => value as Value;
