import { checkboxValue } from './checkbox/value';
import { checkboxesValue } from './checkboxes/value';
import { choiceValue } from './choice-value';
import { dateValue } from './date/value';
import { fileValue } from './file/value';
import { internationalTelValue } from './international-tel/value';
import type { ValueKind } from './kind-module';
import { listValue } from './list/value';
import { matrixValue } from './matrix/value';
import { monthValue } from './month/value';
import { numberValue } from './number/value';
import { holdsChoice, holdsChoices } from './own-answer';
import { priceValue } from './price/value';
import { ratingValue } from './rating/value';
import type { FieldKind } from './registry';
import { scaleValue } from './scale/value';
import { storedGroupValue } from './stored-group/value';
import { textValue } from './text-value';
import { textareaValue } from './textarea/value';
import { timeValue } from './time/value';

const chosenValue = { ...choiceValue, holds: holdsChoice(choiceValue) };

/** The values of every kind, for judging records: visitors load only the kinds of their forms. */
export const valueKinds: { [Kind in FieldKind]: ValueKind<Kind> } = {
  text: textValue,
  email: textValue,
  tel: textValue,
  'international-tel': internationalTelValue,
  url: textValue,
  textarea: textareaValue,
  number: numberValue,
  date: dateValue,
  month: monthValue,
  time: timeValue,
  select: chosenValue,
  radio: chosenValue,
  checkbox: checkboxValue,
  checkboxes: { ...checkboxesValue, holds: holdsChoices(checkboxesValue) },
  rating: ratingValue,
  scale: scaleValue,
  matrix: matrixValue,
  file: fileValue,
  list: listValue((field) => valueKinds[field.kind] as ValueKind),
  'stored-group': storedGroupValue((field) => valueKinds[field.kind] as ValueKind),
  price: priceValue,
};
