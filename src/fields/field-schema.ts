import type { ObjectShape } from 'yup';
import { showWhen } from '../schema/condition';
import { type AutofillSort, fitsAutofill, isAutofill } from '../schema/known-codes';
import type { FittingRules } from '../schema/metadata';
import {
  anyText,
  kindKey,
  markedText,
  optionalMarkedText,
  optionalOneOf,
  optionalText,
  strictObject,
  whole,
} from '../schema/primitives';
import { fieldName } from '../schema/record';
import { ofAnyText } from './most-characters';

const onDays = ['not-before', 'not-after', 'days-after', 'not-on', 'opening-day'];
const onTimes = ['opening-time'];
const onBoth = ['after'];
/** No text passes two of these. */
export const onAddresses = ['digits', 'email', 'web-address', 'iban'];
const onCodes = ['postal-code', 'licence-plate'];

/** For any text, which never passes rules about days. */
export const ofWords: FittingRules = {
  meant: 'required',
  failed: [...onDays, ...onTimes, ...onBoth],
};

/** For days and times, which never pass rules about addresses. */
export const ofDays: FittingRules = {
  meant: 'required',
  failed: [...onAddresses, ...onCodes, ...onTimes],
};
/** For months, between which nobody counts days. */
export const ofMonths: FittingRules = {
  meant: 'required',
  failed: [...onAddresses, ...onCodes, ...onTimes, 'days-after', 'not-on', 'opening-day'],
};
export const ofTimes: FittingRules = {
  meant: 'required',
  failed: [...onAddresses, ...onCodes, ...onDays],
};

export const ofAddress = (rule: 'digits' | 'email' | 'web-address'): FittingRules => ({
  meant: rule,
  failed: [...onAddresses.filter((each) => each !== rule), ...onDays, ...onTimes, ...onBoth],
});

/** For a number with the code of its country in front. */
export const ofInternationalTel: FittingRules = {
  meant: 'required',
  failed: [...onAddresses, ...onCodes, ...onDays, ...onTimes, ...onBoth],
};

const width = () =>
  optionalOneOf('How much of a row the field takes.', 'full', {
    full: 'the whole row',
    half: 'half a row, where there is room: two such fields share one',
  });

/** The keys of every kind of field, and those of this kind; `description` says what the kind is for. */
export const fieldSchema = <const Kind extends string, const Shape extends ObjectShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) =>
  strictObject({
    kind: kindKey(kind, 'The kind of field.'),
    // Also the control's `name`.
    name: fieldName('The name under which the value is stored. Visitors do not see it.').meta({
      madeOf: 'label',
      part: 'more',
    }),
    label: markedText('The words above the field.'),
    hint: optionalMarkedText(
      'A hint in small letters below the label.',
      'a rule “pattern” of the field shows what it wants; otherwise no hint is shown',
    ).meta({ part: 'look' }),
    width: width(),
    showWhen: showWhen().meta({ part: 'look' }),
    ...shape,
  }).meta({ description });

const misfits = {
  line: 'must be for one line: write address-line1, or make the field a textarea',
  day: 'must be bday, the only day that browsers know, or off',
} satisfies Partial<Record<AutofillSort, string>>;

/** HTML, section 4.10.18.7; WCAG 1.3.5. */
export const autoComplete = (sort: AutofillSort = 'line') => {
  const known = optionalText(
    'What the browser may fill in for the visitor: for example name, email, tel, organization.',
    'the browser decides',
  )
    .test(
      'autofill',
      'must be a name that browsers know, for example name, email, tel or postal-code',
      (value) => value === undefined || isAutofill(value),
    )
    .meta({ shown: false, part: 'more' });
  if (sort === 'anything') return known;
  return known.test(
    'autofill-fits',
    misfits[sort],
    (value) => value === undefined || !isAutofill(value) || fitsAutofill(value, sort),
  );
};

export const initial = (words = 'The value at the start.') =>
  anyText(words, 'the field is empty').meta({ part: 'more' });

export const afterSubmit = () =>
  anyText('The value after the form is cleared.', 'the same as at the start').meta({
    part: 'more',
  });

export const prefill = () =>
  optionalText(
    'The name by which a link fills in the field: with course, /Contact?course=german does. What the visitor wrote stays.',
    'no link fills it in',
  )
    .matches(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, {
      message: 'must start with a letter and hold only letters A to Z, digits, - and _, at most 40',
      excludeEmptyString: true,
    })
    .test(
      'no-campaign',
      'must not start with utm_: that names a campaign',
      (name) => !name?.startsWith('utm_'),
    )
    .meta({ shown: false, part: 'more' });

export const typedField = {
  maxLength: whole(
    'The largest number of characters that the field accepts. An emoji counts as two or more.',
  )
    .positive('must be more than 0')
    .optional()
    .meta({ whenOmitted: String(ofAnyText), unit: 'characters', part: 'more' }),
  autoComplete: autoComplete(),
  initial: initial(),
  afterSubmit: afterSubmit(),
};
