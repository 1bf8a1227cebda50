import { defineSecret } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import {
  asksToConfirm,
  type ConfirmReply,
  type ConfirmRequest,
  type Courier,
  type MailPlan,
} from '../packages/mails';
import { functionName } from './names';

const mailbox = [defineSecret('SMTP_URL'), defineSecret('SMTP_PASSWORD')];

/** Characters of a request to confirm: a token has some hundred. */
const mostOfBody = 2000;

type AnswerConfirm = (request: ConfirmRequest) => Promise<ConfirmReply>;

/**
 * One function for each collection with notifications, and one that runs every five minutes for retries,
 * lists and what nobody confirmed; where senders confirm by a link, one that answers it. Google reports a
 * document at least once, and retries for a day when a function fails.
 */
export const createFunctions = (
  plan: MailPlan,
  courier: () => Courier,
  answerConfirm: () => AnswerConfirm,
) => {
  // Defined where it is needed only: the deploy asks for each that is defined.
  const forLinks = asksToConfirm(plan) ? [defineSecret('OPT_IN_SECRET')] : [];
  const secrets = [...mailbox, ...forLinks];
  const common = {
    region: plan.region,
    timeoutSeconds: 120,
    memory: '256MiB',
    maxInstances: 3,
  } as const;
  const on = plan.forms.map(({ form, collection }) => [
    functionName(form),
    onDocumentCreated(
      { ...common, secrets, document: `${collection}/{id}`, retry: true },
      async ({ params }) => {
        await courier().created(collection, params.id);
      },
    ),
  ]);
  return {
    on: Object.fromEntries(on) as Record<string, ReturnType<typeof onDocumentCreated>>,
    sweep: onSchedule({ ...common, secrets, schedule: 'every 5 minutes' }, async () => {
      await courier().sweep();
    }),
    ...(forLinks.length > 0 && {
      confirm: onRequest(
        { ...common, secrets: forLinks, invoker: 'public' },
        async ({ method, rawBody, headers }, response) => {
          const sent = Buffer.from(rawBody ?? '').toString('utf8', 0, mostOfBody);
          const reply = await answerConfirm()({ method, body: sent, referer: headers.referer });
          response.status(reply.status).set(reply.headers).send(reply.body);
        },
      ),
    }),
  };
};
