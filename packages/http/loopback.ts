import type { IncomingMessage } from 'node:http';

const hostShape = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/i;
const originShape = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/i;

export type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>;

/** Whether the Host is a name of this machine: with DNS rebinding, a page sends its own name. */
export const isForLoopback = ({ headers }: RequestHead): boolean =>
  hostShape.test(headers.host ?? '');

/** Whether the Origin is this server, by any name of this machine; others have another port. */
export const isOwnOrigin = ({ headers: { origin = '', host = '' } }: RequestHead): boolean => {
  const [ofPage, ofServer] = [originShape.exec(origin), hostShape.exec(host)];
  return ofPage !== null && ofServer !== null && ofPage[1] === ofServer[1];
};

/** A followed link: the page with the link cannot read the answer. */
const isVisit = ({ method, headers }: RequestHead): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/**
 * Whether a page of another site or port sent the request, from Fetch Metadata: for a script, a picture
 * or a frame as well as for data. Clients other than browsers send none, and are allowed.
 */
export const isOfStranger = (req: RequestHead): boolean => {
  if (req.headers.origin !== undefined) return !isOwnOrigin(req);
  const site = req.headers['sec-fetch-site'] ?? 'none';
  return site !== 'same-origin' && site !== 'none' && !isVisit(req);
};
