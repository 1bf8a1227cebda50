import type { RecordDefinition, StoredRecord, Values } from '../schema/record';
import { referenceBytes, referenceOf, referenceSign, referenceStamp } from '../schema/reference';
import { fillIn } from '../schema/texts';
import type { Log, Outbox, SaveResult, Unsent } from './create-outbox';
import { createRecord, type Circumstances } from './create-record';
import type { Gateway, UploadOptions } from './gateway';
import { documentId, hexGroups } from './random-id';

const countsPlaces = globalThis.__SITE__?.countsPlaces ?? true;

/** Whether a form gives its sender a number; Vite writes it. */
const givesReferences = globalThis.__SITE__?.givesReferences ?? true;

export type Submission = {
  /** Starts loading what sending needs; called when a visitor turns to a form. */
  prepare: () => void;
  /**
   * Never rejects: a failure is logged and returned. With `retry` a record that could not be sent is sent
   * again later, silently.
   */
  save: (definition: RecordDefinition, values: Values, options: SaveOptions) => Promise<SaveResult>;
  /** Discards values that a robot wrote: only their collection is logged. */
  discard: (definition: RecordDefinition) => void;
  /**
   * Sends a file into `folder` under a new name for each attempt. Never rejects: a failure is logged and the
   * address is empty (specification, section 8).
   */
  upload: (
    file: File,
    options: Omit<UploadOptions, 'newPath'> & { folder: string },
  ) => Promise<string>;
  /** Records submitted since the page was opened, for forms with `keepInMemory`. */
  submitted: readonly StoredRecord[];
  /** Loads what stores records; rejects if it cannot be had. Missing where nothing is stored. */
  gateway?: () => Promise<Gateway>;
};

type SaveOptions = {
  retry: boolean;
  /** Called with the sender's number before it is sent, where the record has one. */
  onReference?: ((reference: string) => void) | undefined;
} & Pick<Unsent, 'counted'>;

/** The sender's number in a record. */
const referenceIn = ({ stamps }: RecordDefinition, record: StoredRecord): string | undefined => {
  const reference = record[referenceStamp(stamps) ?? ''];
  return typeof reference === 'string' ? reference : undefined;
};

/** What is counted, with words that say the sender's number. */
const withNumber = (counted: Unsent['counted'], reference: string | undefined) =>
  counted?.words && reference
    ? { ...counted, words: fillIn(counted.words, { [referenceSign]: reference }) }
    : counted;

type Dependencies = {
  gateway: () => Promise<Gateway>;
  outbox: Pick<Outbox, 'send'>;
  /** Loads what sending needs; reloads the page if a new build has replaced it. */
  prepare: () => Promise<unknown>;
  now: () => Date;
  /** Where the visitor is, and how they came. */
  whereabouts: () => Omit<Circumstances, 'at'>;
  randomBytes: (length: number) => Uint8Array;
  log: Log;
};

/** Sends what visitors submit to where it is stored. Independent of React and Firebase. */
export const createSubmission = (dependencies: Dependencies): Submission => {
  const { gateway, outbox, prepare, now, whereabouts, randomBytes, log } = dependencies;
  const submitted: StoredRecord[] = [];
  /** Records not known to be saved, with their first id, by what was submitted. */
  const open = new Map<string, Unsent>();

  const numberOf = ({ stamps }: RecordDefinition) =>
    referenceStamp(stamps) === undefined
      ? {}
      : { reference: referenceOf(randomBytes(referenceBytes)) };

  const createUnsent = (
    definition: RecordDefinition,
    values: Values,
    { counted }: SaveOptions,
  ): Unsent => {
    const { collection, keepInMemory } = definition;
    const at = now();
    const record = createRecord(definition, values, {
      at,
      ...whereabouts(),
      ...(givesReferences ? numberOf(definition) : {}),
    });
    if (keepInMemory) submitted.push(record);
    const unsent = { collection, id: documentId(randomBytes), record, since: at.getTime() };
    if (!countsPlaces) return unsent;
    const reference = givesReferences ? referenceIn(definition, record) : undefined;
    return { ...unsent, counted: givesReferences ? withNumber(counted, reference) : counted };
  };

  return {
    submitted,
    ...(countsPlaces ? { gateway } : {}),
    prepare: () => void prepare().catch((reason: unknown) => log.error('Firebase', reason)),
    save: async (definition, values, options) => {
      const submitted = JSON.stringify([definition.collection, values]);
      try {
        // The same values sent again are the same document: the first answer may have been lost.
        const unsent = open.get(submitted) ?? createUnsent(definition, values, options);
        open.set(submitted, unsent);
        if (givesReferences) {
          const reference = referenceIn(definition, unsent.record);
          if (reference) options.onReference?.(reference);
        }
        const result = await outbox.send(unsent, options);
        if (result !== 'failed') open.delete(submitted);
        return result;
      } catch (reason) {
        log.error(`${definition.collection}: not saved`, reason);
        return 'failed';
      }
    },
    discard: ({ collection }) => log.info(`${collection}: caught by the honeypot, not saved`),
    upload: async (file, { folder, ...options }) => {
      try {
        const newPath = () => folder + hexGroups(randomBytes);
        return await (await gateway()).upload(file, { newPath, ...options });
      } catch (reason) {
        if (!options.signal.aborted) log.error(`${folder}: not uploaded`, reason);
        return '';
      }
    },
  };
};
