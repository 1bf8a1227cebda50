import { type Answer, answerIds, tokenKey } from '../../src/schema/opt-in';
import { confirmRecord } from './delivery/confirmed-records';
import type { DeliveryStore } from './delivery/delivery';
import type { Records } from './delivery/desk';
import type { MailPlan } from './mail-plan';
import { createTokens, type Token } from './opt-in/tokens';

export type ConfirmRequest = {
  method: string;
  /** As a form without script sends it. */
  body: string;
  /** The address of the page with the button. */
  referer: string | undefined;
};

export type ConfirmReply = { status: number; headers: Record<string, string>; body: string };

type Options = {
  plan: MailPlan;
  store: DeliveryStore;
  records: Pick<Records, 'read'>;
  secret: () => string | Promise<string>;
  clock: () => number;
  log: (message: string) => void;
};

const minute = 60_000;

/** Of one link within a minute: each asks the store. */
const mostAMinute = 10;

/** Counts how often each link is used, in this process. */
const createRateLimit = (clock: () => number) => {
  let began = -Infinity;
  const used = new Map<string, number>();
  return ({ key }: Token): boolean => {
    if (clock() - began >= minute) {
      began = clock();
      used.clear();
    }
    const times = (used.get(key) ?? 0) + 1;
    used.set(key, times);
    return times <= mostAMinute;
  };
};

/** The token of the form; where no script wrote it there, that of the page's own address. */
const tokenOf = ({ body, referer = '' }: ConfirmRequest): string => {
  const sent = new URLSearchParams(body).get(tokenKey) ?? '';
  if (sent !== '' || !URL.canParse(referer)) return sent;
  return new URL(referer).searchParams.get(tokenKey) ?? '';
};

/** The page with the button: only one of config's, whatever the request says. */
const pageOf = ({ referer = '' }: ConfirmRequest, { forms }: MailPlan): string | undefined => {
  const pages = forms
    .flatMap(({ confirmation, inLanguages = {} }) => [
      confirmation,
      ...Object.values(inLanguages).map((own) => own.confirmation),
    ])
    .flatMap((each) => each?.optIn?.page ?? []);
  const from = URL.canParse(referer) ? new URL(referer).pathname.toLowerCase() : '';
  return pages.find((page) => page.toLowerCase() === from) ?? pages[0];
};

const plain = (status: number, body: string, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  body,
});

/**
 * Answers the button of a page that confirms: whatever comes of it, the visitor is led back to that page, to its own
 * words. Only a POST confirms: programs that look at the links of a mail send none.
 */
export const createConfirmHandler = (options: Options) => {
  const { plan, secret, clock, log } = options;
  const isAllowed = createRateLimit(clock);

  const answerTo = async (text: string): Promise<Answer> => {
    const token = createTokens(await secret()).read(text);
    if (!token) return 'notValid';
    return isAllowed(token) ? confirmRecord(token, options) : 'failed';
  };

  return async (request: ConfirmRequest): Promise<ConfirmReply> => {
    if (request.method !== 'POST') return plain(405, 'Only a form is taken.', { Allow: 'POST' });
    const page = pageOf(request, plan);
    if (page === undefined) return plain(404, 'Nothing is confirmed here.');
    const text = tokenOf(request);
    const answer = await answerTo(text).catch((error: unknown): Answer => {
      log(`A link could not be confirmed: ${String(error)}`);
      return 'failed';
    });
    // Whoever tries again needs the token once more.
    const query = answer === 'failed' ? `?${new URLSearchParams({ [tokenKey]: text })}` : '';
    const headers = {
      Location: `${page}${query}#${answerIds[answer]}`,
      'Cache-Control': 'no-store',
    };
    return { status: 303, headers, body: '' };
  };
};
