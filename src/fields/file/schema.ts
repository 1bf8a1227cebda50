import { array, string } from 'yup';
import { lacks } from '../../schema/groups';
import {
  oneOf,
  optionalText,
  strictObject,
  text,
  whole,
  withDescription,
} from '../../schema/primitives';
import { fieldSchema } from '../field-schema';
import { fileFamilyNames, fileTypeNames, fileTypes } from './file-types';

/** The most files of any field: the security rules check each separately. */
const mostFiles = 10;

/** application/pdf for pdf: what browsers call each type. */
const mediaTypes = Object.fromEntries(
  Object.entries(fileTypes).map(([name, { contentType }]) => [name, [contentType]]),
);

const upload = strictObject({
  folder: string()
    .required('is missing: write a folder of the file storage')
    .matches(/^(?:[A-Za-z0-9_-]+\/)+$/, { message: 'must be like Image/CvDeveloper/' })
    .meta({ description: 'The folder of the file storage, with a / at the end.' }),
  types: array()
    .of(oneOf(undefined, fileTypeNames).meta({ wordAliases: mediaTypes }))
    .typeError('must be a list in [ ]')
    .optional()
    .min(1, 'is empty: write at least one type')
    .meta({ description: 'What sorts of files are taken.', whenOmitted: 'those of accept' }),
  accept: array()
    .of(oneOf(undefined, fileFamilyNames))
    .typeError('must be a list in [ ]')
    .optional()
    .min(1, 'is empty: write documents or images')
    .meta({ description: 'Families of sorts that are taken.', whenOmitted: 'those of types' }),
  maxMegabytes: whole('The largest file that is taken, in megabytes of 1 048 576 bytes.')
    .min(1, 'must be 1 or more')
    .max(20, 'must be 20 or less'),
}).test(
  lacks({
    key: 'types',
    form: "['pdf']",
    when: ({ types, accept }) => types === undefined && accept === undefined,
    message: 'must say which files are taken: write types, for example ["pdf"], or accept',
  }),
);

const errorMessages = strictObject({
  empty: text('Said of a file that holds nothing.'),
  tooLarge: text('Said of a file that is too large.'),
  wrongType: text('Said of a file of another sort.'),
  notSent: optionalText(
    'Said of a file that could not be sent. A file that a rule asks for needs it; a list says it of each file itself.',
    'nothing is shown',
  ),
  tooMany: optionalText(
    'Said of a file for which there is no room any more; maxFiles needs it.',
    'one file replaces the other',
  ),
});

const list = strictObject({
  cancel: text('The words of the button that stops the sending of a file.'),
  retry: text('The words of the button that sends a file again.'),
  remove: text('The words of the button that takes a file back.'),
  failed: text('Said of a file that could not be sent.'),
  sent: text('Said of a file that was sent.'),
});

const listWords = "{ cancel: '…', retry: '…', remove: '…', failed: '…', sent: '…' }";

export const fileSchema = fieldSchema(
  'file',
  'A file, or several. Each is sent as soon as it is chosen; what is stored is the address where it can be fetched, of several a list of addresses.',
  {
    upload: withDescription('Where the file goes, and which files are taken.', upload),
    errorMessages: withDescription(
      'The error messages beside the field for a file that is not sent.',
      errorMessages,
    ),
    maxFiles: whole('How many files are taken. They are listed, and each can be taken back.')
      .min(1, 'must be 1 or more')
      .max(mostFiles, `must be ${mostFiles} or less`)
      .optional()
      .meta({ whenOmitted: 'one file, without a list', aliases: 'max maximum limit' }),
    list: list.optional().default(undefined).meta({
      description: 'The words of the list of files; maxFiles needs them.',
      whenOmitted: 'there is no list',
    }),
  },
)
  .test(
    lacks({
      key: 'list',
      form: listWords,
      when: (field) => field.maxFiles !== undefined && field.list === undefined,
    }),
  )
  .test(
    lacks({
      key: 'errorMessages.tooMany',
      form: "'…'",
      when: (field) => field.maxFiles !== undefined && field.errorMessages.tooMany === undefined,
    }),
  )
  .test(
    lacks({
      key: 'maxFiles',
      form: '3',
      when: ({ maxFiles, list: words, errorMessages: said }) =>
        maxFiles === undefined && (words !== undefined || said.tooMany !== undefined),
    }),
  )
  .meta({
    formerNames: { refusals: 'errorMessages' },
    asked: { text: ['required'], list: ['required', 'min', 'max'] },
    holdsAtMost: 'maxFiles',
    aliases: 'upload attachment image photo document signature picture files drawing cv',
  });
