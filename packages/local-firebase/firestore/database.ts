import { ApiError } from '../http/reply';
import { assertPathSegments } from '../http/request';

/** The database named in a request's URL. */
export type Database = { readonly project: string; readonly database: string };

const plain = /^(?:\(default\)|[a-zA-Z0-9][a-zA-Z0-9.:_-]{0,99})$/;

/** @throws {ApiError} 400 unless both are plain names. */
export const toDatabase = (project: string, database: string): Database => {
  if (plain.test(project) && plain.test(database)) return { project, database };
  throw new ApiError('invalid', 'The project or the database has a name that is not valid.');
};

/** The common prefix of its documents' names. */
export const documentsRoot = ({ project, database }: Database): string =>
  `projects/${project}/databases/${database}/documents`;

/**
 * The path of a document below its database, `<collection>/<id>` and so on.
 * @throws {ApiError} 400 unless the name is a valid one of a document in this database.
 */
export const documentPath = (name: unknown, database: Database): string[] => {
  const root = `${documentsRoot(database)}/`;
  if (typeof name !== 'string' || !name.startsWith(root)) {
    throw new ApiError('invalid', 'The name of a document is not one of this database.');
  }
  const segments = name.slice(root.length).split('/');
  assertPathSegments(segments);
  if (segments.length % 2 !== 0) throw new ApiError('invalid', 'A collection is not a document.');
  return segments;
};
