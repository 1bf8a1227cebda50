import { collections } from './collections';
import { files } from './files';
import { forms } from './forms';
import { languages, untranslated } from './languages';
import { openings } from './openings';
import { pages } from './pages';
import { references } from './references';
import { rules } from './rules';
import { shape } from './shape';
import { launch, site } from './site';
import { syntax } from './syntax';

/** Every error that the check can report, by the name that the code uses. */
export const errors = {
  ...files,
  ...syntax,
  ...shape,
  ...forms,
  ...rules,
  ...references,
  ...collections,
  ...pages,
  ...openings,
  ...languages,
  ...site,
  ...launch,
  ...untranslated,
};

export type ErrorName = keyof typeof errors;
