import { basename } from 'node:path';
import type { FieldKind } from '../../src/fields/registry';
import type { FormDefinition } from '../../src/form/form-contract';
import { formFields } from '../../src/form/form-fields';
import { readConfigSources } from '../check/read/config-files';
import { readLiteral } from '../check/read/read-literal';

/** Where a form keeps what is sent. */
export type SiteForm = {
  /** Of its file in config/forms, without its ending. */
  name: string;
  title: string;
  collection: string;
  folders: string[];
  /** Fields in which somebody says who they are: texts and mail addresses. */
  names: string[];
  /** Fields for a telephone number. */
  numbers: string[];
};

const folder = 'config/forms/';

const toSiteForm = (file: string, form: FormDefinition): SiteForm => {
  const fields = formFields(form).map(({ field }) => field);
  const called = (...kinds: FieldKind[]) =>
    fields.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const folders = fields.flatMap((field) => (field.kind === 'file' ? [field.upload.folder] : []));
  return {
    name: basename(file, '.ts'),
    title: form.title,
    collection: form.record.collection,
    folders: [...new Set(folders)],
    names: called('text', 'email'),
    numbers: called('tel'),
  };
};

/** The forms of config in `root`, which must be in order. */
export const siteForms = (root: string): SiteForm[] =>
  Object.entries(readConfigSources(root))
    .filter(([file]) => file.startsWith(folder))
    .map(([file, source]) => toSiteForm(file, readLiteral(source).value as FormDefinition));
