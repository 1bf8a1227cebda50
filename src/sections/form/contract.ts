import { array } from 'yup';
import { optionalText, strictObject, text } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** A form of config/forms, and what helps to fill it in beside it. */
export const formSectionContract = sectionContract('form', {
  ...standing,
  title: text(),
  lead: optionalText(),
  /** The name of a file in config/forms, without its ending. */
  form: text(),
  aside: strictObject({ title: text(), points: array().of(text()).required().min(1) })
    .optional()
    .default(undefined),
});
