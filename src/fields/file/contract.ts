import { array, string } from 'yup';
import { oneOf, strictObject, text, whole } from '../../contract/primitives';
import { fieldContract } from '../field-contract';
import { fileTypeNames } from './file-types';

/** A file that is sent as soon as it is chosen; its value is the address it can be fetched from. */
export const fileContract = fieldContract('file', {
  upload: strictObject({
    /** The folder of the file storage, with a slash at the end. */
    folder: string()
      .required('is missing: write a folder of the file storage')
      .matches(/^(?:[A-Za-z0-9_-]+\/)+$/, { message: 'must be like Image/CvDeveloper/' }),
    /** What the file chooser offers and the file storage takes. */
    types: array()
      .of(oneOf(fileTypeNames))
      .typeError('must be a list in [ ]')
      .required('is missing: write a list of types')
      .min(1, 'is empty: write at least one type'),
    /** Most megabytes (of 1 048 576 bytes) of a file. */
    maxMegabytes: whole().min(1, 'must be 1 or more').max(20, 'must be 20 or less'),
  }),
  /** What the visitor is told next to the field, before anything is sent. */
  refusals: strictObject({ empty: text(), tooLarge: text(), wrongType: text() }),
});
