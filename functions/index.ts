import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { createFunctions, isOwnFileIn } from './create-functions';
import { createFirestoreDeliveryStore, createFirestoreRecords } from './firestore-delivery-store';
import { createConfirmHandler } from './mails/confirm-handler';
import { createCourier, type Courier } from './mails/delivery/create-courier';
import { usualPace } from './mails/delivery/pace';
import { createSmtpMailer } from './mails/mailer/create-smtp-mailer';
import { MailProblem } from './mails/mailer/mailer';
import { readMailAccount } from './mails/mailer/read-mail-account';

/** Defined by the deploy, from config. */
declare const __MAIL__: { plan: Parameters<typeof createFunctions>[0]; bucket: string };

const { plan, bucket } = __MAIL__;

/** A mailbox from the secrets; errors in them are reported whenever a mail is to be sent. */
const mailerOfSecrets = (): ReturnType<typeof createSmtpMailer> => {
  const account = readMailAccount(process.env);
  if (account) return createSmtpMailer(account);
  throw new MailProblem('The secret SMTP_URL is empty.', true, 'settings');
};

const start = () => {
  initializeApp();
  const database = getFirestore();
  const common = {
    plan,
    store: createFirestoreDeliveryStore(database),
    records: createFirestoreRecords(database),
    clock: Date.now,
    log: warn,
  };
  const secret = () => process.env.OPT_IN_SECRET ?? '';
  const courier: Courier = createCourier({
    ...common,
    mailer: { send: async (mail) => mailerOfSecrets().send(mail) },
    isOwnFile: isOwnFileIn(bucket),
    pace: usualPace,
    optInSecret: secret,
  });
  return { courier, answerConfirm: createConfirmHandler({ ...common, secret }) };
};

let started: ReturnType<typeof start> | undefined;
const parts = () => (started ??= start());

/** Deployed as mail-on-<form>, mail-sweep and mail-confirm. */
export const mail = createFunctions(
  plan,
  () => parts().courier,
  () => parts().answerConfirm,
);
