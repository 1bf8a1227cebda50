import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import {
  createPostOffice,
  type Mailer,
  MailProblem,
  openMailbox,
  usualPace,
} from '../packages/mails';
import { createFunctions } from './create-functions';
import { createFirestoreDeliveryStore, createFirestoreRecords } from './firestore-delivery-store';
import { isOwnFileIn } from './names';

/** Defined by the deploy, from config. */
declare const __MAIL__: { plan: Parameters<typeof createFunctions>[0]; bucket: string };

const { plan, bucket } = __MAIL__;

/** A mailbox from the secrets; errors in them are reported whenever a mail is to be sent. */
const mailerOfSecrets = (): Mailer => {
  const mailbox = openMailbox(process.env);
  if (mailbox) return mailbox;
  throw new MailProblem('The secret SMTP_URL is empty.', true, 'settings');
};

const start = () => {
  initializeApp();
  const database = getFirestore();
  return createPostOffice({
    plan,
    store: createFirestoreDeliveryStore(database),
    records: createFirestoreRecords(database),
    clock: Date.now,
    log: warn,
    mailer: { send: async (mail) => mailerOfSecrets().send(mail) },
    isOwnFile: isOwnFileIn(bucket),
    pace: usualPace,
    optInSecret: () => process.env.OPT_IN_SECRET ?? '',
  });
};

let started: ReturnType<typeof start> | undefined;
const parts = () => (started ??= start());

/** Deployed as mail-on-<form>, mail-sweep and mail-confirm. */
export const mail = createFunctions(
  plan,
  () => parts().courier,
  () => parts().confirm,
);
