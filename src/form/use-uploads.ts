import { useMemo } from 'react';
import type { Uploads } from '../fields/field-contexts';
import type { Values } from '../schema/record';

export type Upload = (
  file: File,
  options: {
    folder: string;
    contentType: string;
    extension: string;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  },
) => Promise<string>;

type FormUploads = {
  uploads: Uploads;
  /** The addresses of all chosen files, once none is being sent. */
  settled: () => Promise<Values>;
  clear: () => void;
};

type Running = {
  file: File;
  /** Its address, or '' if it was refused or could not be sent. */
  address: Promise<string>;
  lost: boolean;
  abort: AbortController;
};

/** The id of the file of a field that takes one. */
const only = '';

/** The files of one form, by field and by an id within it: of each the last chosen file counts. */
export const useUploads = (upload: Upload): FormUploads =>
  useMemo(() => {
    const fields = new Map<string, Map<string, Running>>();
    const listeners = new Set<() => void>();
    const filesOf = (name: string) => {
      const files = fields.get(name) ?? new Map<string, Running>();
      fields.set(name, files);
      return files;
    };
    const cancel = (name: string, id = only) => {
      filesOf(name).get(id)?.abort.abort();
      filesOf(name).delete(id);
    };
    const valueOf = async (files: Map<string, Running>) => {
      const sent = await Promise.all([...files.values()].map(({ address }) => address));
      return files.has(only) ? (sent[0] ?? '') : sent.filter((address) => address !== '');
    };
    return {
      uploads: {
        start: (name, { file, type, folder, onProgress }, id = only) => {
          cancel(name, id);
          const abort = new AbortController();
          const { signal } = abort;
          const report = (share: number) => {
            if (!signal.aborted) onProgress(share);
          };
          const send = async () => {
            const sent = await type;
            if (!sent || signal.aborted) return '';
            return upload(file, { folder, ...sent, onProgress: report, signal });
          };
          const running: Running = { file, address: send(), lost: false, abort };
          void running.address.then((address) => (running.lost = address === ''));
          filesOf(name).set(id, running);
          return running.address;
        },
        cancel,
        namesOf: (name) =>
          [...filesOf(name).values()].flatMap(({ file, lost }) => (lost ? [] : file.name)),
        onClear: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      settled: async () => {
        const chosen = [...fields].filter(([, files]) => files.size > 0);
        const values = chosen.map(async ([name, files]) => [name, await valueOf(files)] as const);
        return Object.fromEntries(await Promise.all(values));
      },
      clear: () => {
        fields.clear();
        listeners.forEach((listener) => listener());
      },
    };
  }, [upload]);
