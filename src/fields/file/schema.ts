import { string } from 'yup';
import { lacks } from '../../schema/groups';
import { plainList } from '../../schema/plain-values';
import { oneOf, optionalText, strictObject, whole, withDescription } from '../../schema/primitives';
import { usualText, whenUsualGroup } from '../../schema/usual-text';
import { fieldSchema } from '../field-schema';
import { type FileFamilyName, fileTypeNames, fileTypes } from './file-types';

/** The most files of any field: the security rules check each separately. */
const mostFiles = 10;

/** application/pdf for pdf: what browsers call each type. */
const mediaTypes = Object.fromEntries(
  Object.entries(fileTypes).map(([name, { contentType }]) => [name, [contentType]]),
);

const families = {
  documents: 'pdf, doc, docx, odt and rtf',
  images: 'jpg, png, webp, and heic of telephones, which is stored as it is',
  sound: 'mp3, m4a, wav and ogg',
  video: 'mp4, mov and webm',
  spreadsheets: 'xlsx, xls, ods and csv',
} satisfies Record<FileFamilyName, string>;

const upload = strictObject({
  folder: string()
    .required('is missing: write a folder of the file storage')
    .matches(/^(?:[A-Za-z0-9_-]+\/)+$/, { message: 'must be like Image/CvDeveloper/' })
    .meta({
      description: 'The folder in the file storage, with a / at the end.',
      blank: ({ unused }) => `${unused('Files')}/`,
    }),
  types: plainList(oneOf(undefined, fileTypeNames).meta({ wordAliases: mediaTypes }))
    .optional()
    .min(1, 'is empty: write at least one type')
    .meta({
      description: 'The types of files that are accepted.',
      whenOmitted: 'the types of accept',
    }),
  accept: plainList(oneOf(undefined, families))
    .optional()
    .min(1, 'is empty: write documents or images')
    .meta({
      description: 'Groups of file types that are accepted.',
      whenOmitted: 'only the entries of types',
    }),
  maxMegabytes: whole('The largest accepted file, in megabytes of 1 048 576 bytes.')
    .min(1, 'must be 1 or more')
    .max(100, 'must be 100 or less')
    .meta({ unit: 'MB' }),
  maxTotalMegabytes: whole(
    'The most megabytes of all files of the field together. Only the browser checks it.',
  )
    .min(1, 'must be 1 or more')
    .max(mostFiles * 100, `must be ${mostFiles * 100} or less`)
    .optional()
    .meta({ whenOmitted: 'each file may be as large as maxMegabytes says', unit: 'MB' }),
})
  .test(
    lacks({
      key: 'types',
      form: "['pdf']",
      when: ({ types, accept }) => types === undefined && accept === undefined,
      message: 'must say which files are accepted: write types, for example ["pdf"], or accept',
    }),
  )
  .meta({ blank: { types: ['pdf'] } });

const errorMessages = strictObject({
  empty: usualText('file.empty', 'Shown for an empty file.'),
  tooLarge: usualText('file.tooLarge', 'Shown for a file that is too large.'),
  wrongType: usualText('file.wrongType', 'Shown for a file of another type.'),
  notSent: optionalText(
    'Shown for a file that could not be sent. Needed where a rule requires the file; in a list, failed is shown instead.',
    'nothing is shown',
  ).meta({ usualElsewhere: 'file.failed' }),
  tooMany: optionalText(
    'Shown for a file beyond maxFiles, which needs it.',
    'a new file replaces the one before',
  ).meta({ usualElsewhere: 'file.tooMany' }),
  tooMuch: optionalText(
    'Shown for a file beyond maxTotalMegabytes, which needs it.',
    'there is no such limit',
  ).meta({ usualElsewhere: 'file.tooMuch' }),
});

const list = strictObject({
  cancel: usualText('file.cancel', 'The label of the button that stops sending a file.'),
  retry: usualText('file.retry', 'The label of the button that sends a file again.'),
  remove: usualText('file.remove', 'The label of the button that removes a file.'),
  failed: usualText('file.failed', 'Shown for a file that could not be sent.'),
  sent: usualText('file.sent', 'Shown for a file that was sent.'),
});

const listWords = "{ cancel: '…', retry: '…', remove: '…', failed: '…', sent: '…' }";

export const fileSchema = fieldSchema(
  'file',
  'A file, or several. Each is sent as soon as it is chosen. Stored as the address from which it can be downloaded; several as a list of addresses.',
  {
    upload: withDescription('Where the file is stored, and which files are accepted.', upload),
    errorMessages: withDescription(
      'The error messages below the field for a file that is not sent.',
      errorMessages,
    ).meta({ whenOmitted: whenUsualGroup, part: 'more' }),
    maxFiles: whole('The largest number of files. They are listed, and each can be removed.')
      .min(1, 'must be 1 or more')
      .max(mostFiles, `must be ${mostFiles} or less`)
      .optional()
      .meta({ whenOmitted: 'one file, without a list' }),
    list: list
      .optional()
      .default(undefined)
      .meta({
        description: 'The words in the list of files; maxFiles needs them.',
        whenOmitted: whenUsualGroup,
        usualWhere: ({ maxFiles }) => maxFiles !== undefined,
        part: 'more',
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
      key: 'errorMessages.tooMuch',
      form: "'…'",
      when: ({ upload: { maxTotalMegabytes }, errorMessages: said }) =>
        maxTotalMegabytes !== undefined && said.tooMuch === undefined,
    }),
  )
  .test(
    lacks({
      key: 'maxFiles',
      form: '3',
      when: ({ maxFiles, list: words, errorMessages: said, upload: limits }) =>
        maxFiles === undefined &&
        (words ?? said.tooMany ?? said.tooMuch ?? limits.maxTotalMegabytes) !== undefined,
    }),
  )
  .meta({
    asked: {
      text: ['required', 'at-least-one'],
      list: ['required', 'at-least-one', 'min', 'max'],
    },
    holdsAtMost: 'maxFiles',
    onlyInBrowser: ({ upload: limits }) => {
      const most = (limits as { maxTotalMegabytes?: number } | undefined)?.maxTotalMegabytes;
      return most === undefined ? undefined : `${most} MB together`;
    },
    aliases: 'upload attachment image photo document signature picture files drawing cv',
  });
