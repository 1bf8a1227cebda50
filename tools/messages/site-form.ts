import { formFields } from '../../src/form/form-fields';
import { readForms } from '../security-rules/read-forms';

/** Where a form keeps what is sent. */
export type SiteForm = { title: string; collection: string; folders: string[] };

/** The forms of config in `root`, which must be in order. */
export const siteForms = (root: string): SiteForm[] =>
  readForms(root).map((form) => ({
    title: form.title,
    collection: form.record.collection,
    folders: [
      ...new Set(
        formFields(form).flatMap(({ field }) =>
          field.kind === 'file' ? [field.upload.folder] : [],
        ),
      ),
    ],
  }));
