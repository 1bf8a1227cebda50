import { isSame } from '../src/schema/values/same-value';

/** What is needed of a document of Firestore. */
type Place = {
  create: (values: Record<string, unknown>) => Promise<unknown>;
  get: () => Promise<{ data: () => Record<string, unknown> | undefined }>;
};

/** gRPC's ALREADY_EXISTS. */
const alreadyExists = 6;

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === alreadyExists;

/**
 * Stores values as a new document. Resolves to whether the document has them: so it has where they were sent before,
 * whatever a function has added to them since, such as what a virus scanner found.
 */
export const createOnce = async (
  place: Place,
  values: Record<string, unknown>,
): Promise<boolean> => {
  try {
    await place.create(values);
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    const stored = (await place.get()).data() ?? {};
    return Object.entries(values).every(([name, value]) => isSame(stored[name], value));
  }
};
