import type { ConfirmReply, ConfirmRequest } from '../../../packages/mails';
import type { Handler } from '../http/middleware';
import { header, readBody } from '../http/request';

/** Bytes of a request: a token has some hundred. */
const mostOfBody = 2000;

/** What Google's server hands to the function, from a request to this one. */
export const createConfirmReply =
  (answer: (request: ConfirmRequest) => Promise<ConfirmReply>): Handler =>
  async (req) =>
    answer({
      method: req.method ?? '',
      body: (await readBody(req, mostOfBody)).toString('utf8'),
      referer: header(req, 'referer'),
    });
