import { string } from 'yup';

/** `constructor`, `toString` and the like: looked up in any object, they are found in all. */
const inEveryObject = (name: string) => name in {};

/** The name of a value in the stored record. */
export const recordName = (words?: string) =>
  string()
    .required('is missing: write the name under which the value is stored')
    .matches(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, {
      message: 'must start with a letter and hold letters, digits and _ alone, 40 at most',
    })
    .test(
      'not-in-every-object',
      'is a word of the language that these files are written in: choose another',
      (name) => !inEveryObject(name),
    )
    .meta({ says: words });
