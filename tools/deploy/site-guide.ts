import type { SiteForm } from '../messages/site-form';
import type { MailPlan } from '../notifications/plan/mail-plan';

const row = (cells: string[], widths: number[]) =>
  `  ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd();

const table = (rows: string[][]) => {
  const widths = (rows[0] ?? []).map((_, index) =>
    Math.max(...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  return rows.map((cells) => row(cells, widths)).join('\n');
};

type Facts = {
  forms: readonly SiteForm[];
  plan: MailPlan | undefined;
  /** The hosted project; null where none is named yet. */
  project: string | null;
  bucket: string | null;
};

const mailOf = (plan: MailPlan | undefined, collection: string) =>
  plan?.forms.find((each) => each.collection === collection)?.to.join(', ') ?? 'nobody';

/** What docs/deploy.md speaks of, by the names of this very site. */
export const siteGuide = ({ forms, plan, project, bucket }: Facts): string => {
  const folders = forms.flatMap(({ title, folders: all }) => all.map((folder) => [title, folder]));
  return [
    `The project: ${project ?? 'none is named in .env yet; forms are stored on this machine'}`,
    `What is sent is stored in Firestore Database → Data:\n${table([
      ['form', 'collection', 'mail to'],
      ...forms.map(({ title, collection }) => [title, collection, mailOf(plan, collection)]),
    ])}`,
    folders.length > 0
      ? `Files are stored in Storage${bucket === null ? '' : ` → ${bucket}`}; for a rule of “Lifecycle” these are the prefixes:\n${table(
          [['form', 'folder'], ...folders],
        )}`
      : 'No form takes files.',
    plan
      ? `Mails are sent by the functions mail-sweep, ${plan.forms
          .map(({ form }) => `mail-on-${form.replaceAll('-', '_')}`)
          .join(', ')} in ${plan.region}.`
      : 'Nobody gets a mail: there is no config/notifications.ts.',
    'To read, export and delete what was sent: npm run messages',
  ].join('\n\n');
};
