import { basename } from 'node:path';
import { formFields } from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-contract';
import { readConfigSources } from '../check/read/config-files';
import { readLiteral } from '../check/read/read-literal';

/** Where a form keeps what is sent. */
export type SiteForm = {
  /** Of its file in config/forms, without its ending. */
  name: string;
  title: string;
  collection: string;
  folders: string[];
};

const folder = 'config/forms/';

const toSiteForm = (file: string, form: FormDefinition): SiteForm => ({
  name: basename(file, '.ts'),
  title: form.title,
  collection: form.record.collection,
  folders: [
    ...new Set(
      formFields(form).flatMap(({ field }) => (field.kind === 'file' ? [field.upload.folder] : [])),
    ),
  ],
});

/** The forms of config in `root`, which must be in order. */
export const siteForms = (root: string): SiteForm[] =>
  Object.entries(readConfigSources(root))
    .filter(([file]) => file.startsWith(folder))
    .map(([file, source]) => toSiteForm(file, readLiteral(source).value as FormDefinition));
