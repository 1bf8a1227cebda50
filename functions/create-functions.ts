import { defineSecret } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { fileAddress } from '../src/fields/file/file-address';
import type { IsOwnFile } from './mails/compose/visitor-words';
import type { Courier } from './mails/delivery/create-courier';
import type { MailPlan } from './mails/mail-plan';

/**
 * Whether an address leads into this project's own bucket. The rules let a record name a file in any
 * Firebase bucket; a file in another bucket is not ours.
 */
export const isOwnFileIn =
  (bucket: string): IsOwnFile =>
  (address, folder) =>
    address.startsWith(`https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`) &&
    fileAddress(folder).test(address);

const secrets = [defineSecret('SMTP_URL'), defineSecret('SMTP_PASSWORD')];

/** Only letters, digits and _, as names of functions require. */
const functionName = (form: string) => form.replaceAll('-', '_');

/**
 * One function for each collection with notifications, and one that runs every five minutes for retries
 * and lists. Google reports a document at least once, and retries for a day when a function fails.
 */
export const createFunctions = (plan: MailPlan, courier: () => Courier) => {
  const common = {
    region: plan.region,
    secrets,
    timeoutSeconds: 120,
    memory: '256MiB',
    maxInstances: 3,
  } as const;
  const on = plan.forms.map(({ form, collection }) => [
    functionName(form),
    onDocumentCreated(
      { ...common, document: `${collection}/{id}`, retry: true },
      async ({ params }) => {
        await courier().created(collection, params.id);
      },
    ),
  ]);
  return {
    on: Object.fromEntries(on) as Record<string, ReturnType<typeof onDocumentCreated>>,
    sweep: onSchedule({ ...common, schedule: 'every 5 minutes' }, async () => {
      await courier().sweep();
    }),
  };
};
