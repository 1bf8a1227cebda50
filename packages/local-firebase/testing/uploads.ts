import { type Answer, type Message, send } from './send';

/** The name of a CV by its number. */
export const cvNamed = (id: number): string =>
  `Image/CvDeveloper/00000000-0000-0000-0000-${String(id).padStart(12, '0')}`;

export const uploadPath = (name: string): string =>
  `/v0/b/demo-site.appspot.com/o?name=${encodeURIComponent(name)}`;

/** What the SDK sends along with a CV, as the site's rules want it. */
const resourceOf = (name: string): string =>
  JSON.stringify({
    contentType: 'application/pdf',
    contentDisposition: `attachment; filename="${name.slice(-36)}.pdf"`,
  });

/** An upload as the SDK sends small ones. */
export const uploadOf = (name: string, bytes = 'hello'): Message => ({
  method: 'POST',
  path: uploadPath(name),
  headers: {
    'X-Goog-Upload-Protocol': 'multipart',
    'Content-Type': 'multipart/related; boundary=b',
  },
  body: `--b\r\n\r\n${resourceOf(name)}\r\n--b\r\n\r\n${bytes}\r\n--b--`,
});

/** Begins an upload as the SDK does with large ones. */
export const beginUpload = (port: number, name: string, size: number | string): Promise<Answer> =>
  send(port, {
    method: 'POST',
    path: uploadPath(name),
    headers: {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(size),
    },
    body: resourceOf(name),
  });

/** Where an upload that was begun goes on. */
export const uploadTarget = ({ headers }: Answer): string => {
  const { pathname, search } = new URL(String(headers['x-goog-upload-url']));
  return pathname + search;
};

type Step = { offset?: number; body?: string };

/** A further request of an upload. */
export const continueUpload = (
  port: number,
  target: string,
  { command, offset, body = '' }: Step & { command: string },
): Promise<Answer> =>
  send(port, {
    method: 'POST',
    path: target,
    headers: {
      'X-Goog-Upload-Command': command,
      ...(offset !== undefined && { 'X-Goog-Upload-Offset': String(offset) }),
    },
    body,
  });

/** Begins an upload, and resolves to what goes on with it. */
export const startUpload = async (port: number, name: string, size: number) => {
  const target = uploadTarget(await beginUpload(port, name, size));
  return (command: string, step: Step = {}) => continueUpload(port, target, { command, ...step });
};

/** What `query` answered: the status and the bytes received. */
export const standing = ({ headers }: Answer): [unknown, unknown] => [
  headers['x-goog-upload-status'],
  headers['x-goog-upload-size-received'],
];
