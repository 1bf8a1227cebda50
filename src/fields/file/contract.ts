import { array, string } from 'yup';
import { oneOf, says, strictObject, text, whole } from '../../contract/primitives';
import { fieldContract } from '../field-contract';
import { fileTypeNames } from './file-types';

const upload = strictObject({
  folder: string()
    .required('is missing: write a folder of the file storage')
    .matches(/^(?:[A-Za-z0-9_-]+\/)+$/, { message: 'must be like Image/CvDeveloper/' })
    .meta({ says: 'The folder of the file storage, with a / at the end.' }),
  types: array()
    .of(oneOf(undefined, fileTypeNames))
    .typeError('must be a list in [ ]')
    .required('is missing: write a list of types')
    .min(1, 'is empty: write at least one type')
    .meta({ says: 'What sorts of files are taken.' }),
  maxMegabytes: whole('The largest file that is taken, in megabytes of 1 048 576 bytes.')
    .min(1, 'must be 1 or more')
    .max(20, 'must be 20 or less'),
});

const refusals = strictObject({
  empty: text('Said of a file that holds nothing.'),
  tooLarge: text('Said of a file that is too large.'),
  wrongType: text('Said of a file of another sort.'),
});

export const fileContract = fieldContract(
  'file',
  'A file. It is sent as soon as it is chosen; what is stored is the address where it can be fetched.',
  {
    upload: says('Where the file goes, and which files are taken.', upload),
    refusals: says(
      'What the visitor is told beside the field about a file that is not sent.',
      refusals,
    ),
  },
);
