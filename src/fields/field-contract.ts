import { string, type ObjectShape } from 'yup';
import { oneOf, optionalText, strictObject, text, whole } from '../contract/primitives';
import { recordName } from '../contract/record-name';

/** What fields of every kind say, and what this kind adds. */
export const fieldContract = <const Kind extends string, const Shape extends ObjectShape>(
  kind: Kind,
  shape: Shape,
) =>
  strictObject({
    kind: string<Kind>().oneOf([kind]).required(),
    /** The key in the stored record and the control's `name`. */
    name: recordName(),
    label: text(),
    /** Small words under the label. */
    hint: optionalText(),
    /** `half` lets two fields share a row where there is room. */
    width: oneOf(['full', 'half']).optional(),
    ...shape,
  });

/** What fields say in which a visitor types. */
export const typedField = {
  /** Most characters that the control takes. */
  maxLength: whole().positive('must be more than 0').optional(),
  /** An HTML autofill token, for example `name` (HTML, section 4.10.18.7; WCAG 1.3.5). */
  autoComplete: optionalText(),
  /** The value at the start, and after a submit where it differs. */
  initial: string().optional(),
  afterSubmit: string().optional(),
};
