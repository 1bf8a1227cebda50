import { business } from './business';
import { conditions } from './conditions';
import { files } from './files';
import { formValues } from './form-values';
import { forms } from './forms';
import { launch } from './launch';
import { notifications } from './notifications';
import { pages } from './pages';
import { photographs } from './photographs';
import { references } from './references';
import { sections } from './sections';
import { shape } from './shape';
import { syntax } from './syntax';
import { texts } from './texts';
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
  ...photographs,
  ...sections,
  ...texts,
  ...business,
  ...theme,
  ...launch,
  ...notifications,
};

export type ErrorName = keyof typeof errors;
