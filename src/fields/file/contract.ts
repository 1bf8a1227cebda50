import { string } from 'yup';
import { optionalText, strictObject } from '../../contract/primitives';
import { fieldContract } from '../field-contract';

/** A file that is sent as soon as it is chosen; its value is the address it can be fetched from. */
export const fileContract = fieldContract('file', {
  /** What the browser's file chooser offers, as in HTML's `accept`. */
  accept: optionalText(),
  upload: strictObject({
    /** The folder of the file storage, with a slash at the end. */
    folder: string()
      .required('is missing: write a folder of the file storage')
      .matches(/^(?:[A-Za-z0-9_-]+\/)+$/, { message: 'must be like Image/CvDeveloper/' }),
  }),
});
