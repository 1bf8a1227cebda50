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
    .meta({ description: words });

/**
 * What React asks of a form while it renders it. A control of such a name would stand in its place
 * (HTML, section 4.10.3, [LegacyOverrideBuiltIns]); of all others it is known that forms work with
 * them: tests/browser/field-names.spec.ts.
 */
const askedOfForms = [
  ...['nodeName', 'nodeType', 'firstChild', 'appendChild', 'insertBefore', 'removeChild'],
  ...['getAttribute', 'hasAttribute', 'setAttribute'],
];

/** The name of a field: that of the value in the record, and of the control in the form. */
export const fieldName = (words?: string) =>
  recordName(words).test(
    'not-of-every-form',
    'is what a browser calls a part of every form: choose another',
    (name) => !askedOfForms.includes(name),
  );
