import { conditions } from './conditions';
import { files } from './files';
import { formValues } from './form-values';
import { forms } from './forms';
import { launch } from './launch';
import { pages } from './pages';
import { references } from './references';
import { shape } from './shape';
import { syntax } from './syntax';
import { theme } from './theme';

/** Every error that the check can report, by the name that the code uses. */
export const errors = {
  ...files,
  ...syntax,
  ...shape,
  ...forms,
  ...conditions,
  ...formValues,
  ...references,
  ...pages,
  ...theme,
  ...launch,
};

export type ErrorName = keyof typeof errors;
