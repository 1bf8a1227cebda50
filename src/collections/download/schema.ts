import { quotedText } from '../../schema/plain-values';
import { collectionKind } from '../kind-schema';

export const downloadSchema = collectionKind(
  'download',
  'Files for visitors to keep: forms, brochures, sheets.',
  {
    entry: {
      file: quotedText()
        .required('is missing: write the path of a file in public/')
        .matches(/^\/(?!\/)\S*\.\w+$/, {
          message:
            'must be the path of a file in public/, without any blank (rename a file that has one), for example /files/menu.pdf',
          excludeEmptyString: true,
        })
        .meta({
          description:
            'The file: its path in the folder public, with a / at the start. It may be another one in each language.',
          translated: true,
          blank: ({ photograph }) => photograph?.file,
          needs: 'There is no file on the site yet: put one into the folder public first.',
        }),
    },
  },
).meta({
  listed: { look: 'rows' },
  aliases: 'downloads files documents pdfs brochures media library',
});
