import { defineSecret } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { fileAddress } from '../src/fields/file/file-address';
import type { IsOwnFile } from '../tools/notifications/compose/visitor-words';
import type { Courier } from '../tools/notifications/delivery/create-courier';
import type { MailPlan } from '../tools/notifications/plan/mail-plan';

/**
 * Whether an address leads into this project's own bucket. The rules let a record name a file of any
 * bucket of Firebase's; what lies in a stranger's is no file of ours.
 */
export const isOwnFileIn =
  (bucket: string): IsOwnFile =>
  (address, folder) =>
    address.startsWith(`https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`) &&
    fileAddress(folder).test(address);

const secrets = [defineSecret('SMTP_URL'), defineSecret('SMTP_PASSWORD')];

/** Letters, digits and _ alone, as the names of functions must be. */
const functionName = (form: string) => form.replaceAll('-', '_');

/**
 * One function for each collection that somebody wants to hear of, and one that looks every five
 * minutes for what is to be tried again and for lists. Google tells of a document at least once, and
 * again for a day where a function ends badly.
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
