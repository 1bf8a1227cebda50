import type { FileHandle } from 'node:fs/promises';
import { visibleJson } from '../../visible-text';
import type { ApiError } from '../api-error';

/** An answer in the making. Handlers return it, so that a fault can take its place. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** `size` bytes of an open file from `start` on are sent, and the file is closed. */
  readonly body: string | FilePart | TextStream;
};

export type FilePart = {
  readonly file: FileHandle;
  /** Bytes. */
  readonly size: number;
  readonly start: number;
};

/** A text of any length, made as fast as the client takes it, and no further when that goes away. */
export type TextStream = {
  readonly texts: AsyncIterable<string>;
  /** Milliseconds after which a client that takes nothing has gone. */
  readonly stalledMs: number;
  /** Called once, when no more of it will be asked for. */
  readonly done: () => void;
};

export const jsonReply = (
  value: unknown,
  { status = 200, headers = {} }: Partial<Pick<Reply, 'status' | 'headers'>> = {},
): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: visibleJson(value),
});

/** The shape in which Google's APIs answer errors. */
export const errorReply = ({ httpStatus, status, message, headers }: ApiError): Reply => {
  const error = { code: httpStatus, message, status };
  return jsonReply({ error }, { status: httpStatus, headers });
};
