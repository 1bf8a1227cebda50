import { formFile } from '../../../src/schema/config-files';
import type { Change } from '../../../src/schema/values/change';
import type { PageRequests } from '../../edit-protocol/changes-protocol';
import { asValue, type Plan, titleOf, whyNotNamed } from './plan';
import { type Files, mailsFor, usesOfForm } from './uses';

/** Gives the file of a form another name, and all that name it. Where it stores stays. */
export const renameForm = (files: Files, { form, name }: PageRequests['forms/rename']): Plan => {
  const file = formFile(form);
  if (!(file in files)) return { impossible: `There is no form ${form}.` };
  const why = whyNotNamed(files, formFile(name));
  if (why !== undefined) return { impossible: why };
  const changes: Change[] = [
    ...usesOfForm(files, form).map((use): Change => ({
      do: 'set',
      file: use.file,
      path: use.path,
      value: name,
      was: form,
    })),
    { do: 'renameFile', file, to: formFile(name) },
  ];
  return { step: { words: `“${titleOf(files, file)}” has the file ${name}`, changes }, left: [] };
};

/**
 * Deletes a form and the mails that it sends. The places that show it are listed in `left`: they have to show
 * something else first.
 */
export const deleteForm = (files: Files, { form }: PageRequests['forms/delete']): Plan => {
  const file = formFile(form);
  if (!(file in files)) return { impossible: `There is no form ${form}.` };
  const mails = mailsFor(files, form);
  const isLast = mails.indexes.length > 0 && mails.indexes.length === mails.entries.length;
  const ofMails: Change[] = isLast
    ? // A list of no forms is not allowed: without the file there are no mails.
      [{ do: 'delete', file: mails.file }]
    : mails.indexes.toReversed().map((index) => ({
        do: 'remove',
        file: mails.file,
        path: `forms[${index}]`,
        was: asValue(mails.entries[index]),
      }));
  const left = usesOfForm(files, form).filter((use) => use.file !== mails.file);
  const changes: Change[] = [...ofMails, { do: 'delete', file }];
  return { step: { words: `Deleted the form “${titleOf(files, file)}”`, changes }, left };
};
