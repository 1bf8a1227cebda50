import { defineSecret } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { textsIn } from '../src/schema/values/places-in';
import { functionName, isOwnFileIn } from './names';

/** What config says of the files that a virus scanner looks at: plain data, so that it can be sent to Google. */
export type ScanPlan = {
  region: string;
  forms: {
    /** The name of its file. */
    form: string;
    collection: string;
    /** The key of a record under which it is written what was found. */
    mark: string;
    /** The folders of its files. */
    folders: string[];
  }[];
};

/** What is written where nothing was found, and for a file that is not there: it may come later, and nobody has seen it. */
const clean = 'clean';
const missing = 'missing';

export type ScanOutside = {
  bucket: string;
  /** The values of a record; undefined once it is deleted. */
  read: (collection: string, id: string) => Promise<Record<string, unknown> | undefined>;
  /** Writes what was found into a record, as long as it is there. */
  mark: (collection: string, id: string, marks: Record<string, string>) => Promise<void>;
  /** Whether the bucket has a file of this path. */
  has: (file: string) => Promise<boolean>;
  /** What the scanner finds in such a file; undefined for nothing. It rejects where nobody can say. */
  scan: (file: string) => Promise<string | undefined>;
};

const pathOf = (address: string) =>
  decodeURIComponent(new URL(address).pathname.split('/o/')[1] ?? '');

/** Looks at the files of a record, and marks it; once, however often it is asked to. One without files has no mark. */
export const scanRecord = async (
  { collection, mark, folders }: ScanPlan['forms'][number],
  id: string,
  { bucket, read, mark: write, has, scan }: ScanOutside,
): Promise<void> => {
  const values = await read(collection, id);
  if (!values || values[mark] !== undefined) return;
  const isOwn = isOwnFileIn(bucket);
  const files = new Set(
    textsIn(values)
      .filter((text) => folders.some((folder) => isOwn(text, folder)))
      .map(pathOf),
  );
  if (files.size === 0) return;
  const found = new Set<string>();
  for (const file of files) {
    const words = (await has(file)) ? await scan(file) : missing;
    if (words !== undefined) found.add(words);
  }
  await write(collection, id, { [mark]: found.size === 0 ? clean : [...found].join('; ') });
};

/** One function for each form with files that are looked at. Google tries again for a day while the scanner cannot be asked. */
export const createScan = ({ region, forms }: ScanPlan, outside: () => ScanOutside) => {
  const secrets = [defineSecret('SCAN_URL')];
  const options = {
    region,
    secrets,
    timeoutSeconds: 300,
    memory: '256MiB',
    maxInstances: 3,
  } as const;
  return Object.fromEntries(
    forms.map((form) => [
      functionName(form.form),
      onDocumentCreated(
        { ...options, document: `${form.collection}/{id}`, retry: true },
        ({ params }) => scanRecord(form, params.id, outside()),
      ),
    ]),
  );
};
