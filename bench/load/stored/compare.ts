/** A file among the documents on disk. */
export type StoredFile = {
  file: string;
  /** `<collection>/<id>`; undefined when the file is no document. */
  path: string | undefined;
  /** The typed fields as text; undefined when there are none. */
  fields: string | undefined;
};

/** Paths of documents; `strange` has file names where there is no path. */
export type Differences = {
  /** Acknowledged, but not stored. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
  /** Stored with other fields than were sent. */
  changed: string[];
  /** Stored, though nobody sent it. */
  strange: string[];
};

/** Compares what was acknowledged (path → typed fields as text) with what is stored. */
export const compare = (
  acknowledged: ReadonlyMap<string, string>,
  stored: readonly StoredFile[],
): Differences => {
  const differences: Differences = { lost: [], doubled: [], changed: [], strange: [] };
  const times = new Map<string, number>();
  for (const { file, path, fields } of stored) {
    const sent = path === undefined ? undefined : acknowledged.get(path);
    if (path === undefined || sent === undefined) {
      differences.strange.push(path ?? file);
      continue;
    }
    times.set(path, (times.get(path) ?? 0) + 1);
    if (fields !== sent) differences.changed.push(path);
  }
  for (const path of acknowledged.keys()) {
    const found = times.get(path) ?? 0;
    if (found === 0) differences.lost.push(path);
    if (found > 1) differences.doubled.push(path);
  }
  return differences;
};
