import { table } from '../../shared/table';
import type { MailsResult } from '../run-mails';

const method = `Mails of these records: the same backend, killed as above, reports each record by SMTP, while the mail
server refuses a mail or breaks off in its middle a third of the time. An hour of the backend’s clock
takes six seconds. A mail that is handed over again after a death has the id of the first; the mailbox
keeps it once, as mailboxes do, and what came again is counted.`;

/** What happened to the mails, as Markdown. */
export const mailsReport = (result: MailsResult): string =>
  [
    method,
    table(
      ['mails', ''],
      [
        ['records', String(result.records)],
        ['kills of the handler', String(result.kills)],
        ['failures of the mail server', String(result.mishaps)],
        ['mails in the mailbox', `${result.mails}, ${result.lists} of them lists`],
        ['most mails within an hour', String(result.mostAnHour)],
        ['records reported by no mail and no list', String(result.lost.length)],
        ['records reported more than once', String(result.doubled.length)],
        ['handed over again under the same id', String(result.copies)],
        ['seconds', (result.total / 1000).toFixed(0)],
      ],
    ),
  ].join('\n\n');
