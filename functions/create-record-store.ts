import { warn } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { createRecordHandler, type RecordOutside } from '../packages/record-store';
import type { FormDefinition } from '../src/form/form-schema';
import { proofHeader } from '../src/schema/record-address';

/** The forms of config whose records a function checks: plain data, so that it can be sent to Google. */
export type RecordPlan = {
  region: string;
  forms: FormDefinition[];
  /** Whether visitors' pages prove with App Check that they send. */
  appCheck: boolean;
};

/** What the function needs of the project. */
export type RecordDatabase = Pick<RecordOutside, 'create'> & {
  isProof: (proof: string) => Promise<boolean>;
};

/** The function that takes what those forms send. Anybody may ask it, as anybody may send a form. */
export const createRecordStore = (
  { region, forms, appCheck }: RecordPlan,
  database: () => RecordDatabase,
) => {
  const handle = createRecordHandler({
    formOf: (collection) =>
      Promise.resolve(forms.find(({ record }) => record.collection === collection)),
    create: (collection, id, record) => database().create(collection, id, record),
    ...(appCheck && { isProof: (proof) => database().isProof(proof) }),
    clock: Date.now,
    log: warn,
  });
  return onRequest(
    { region, timeoutSeconds: 60, memory: '256MiB', maxInstances: 10, invoker: 'public' },
    async ({ method, path, rawBody, headers }, response) => {
      const proof = headers[proofHeader.toLowerCase()];
      const reply = await handle({
        method,
        path,
        contentType: headers['content-type'],
        body: rawBody ?? new Uint8Array(),
        proof: Array.isArray(proof) ? proof[0] : proof,
      });
      response.status(reply.status).set(reply.headers).send(reply.body);
    },
  );
};
