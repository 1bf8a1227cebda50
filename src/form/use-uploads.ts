import { useMemo } from 'react';
import type { Values } from '../contract/record';
import type { Uploads } from '../fields/upload-context';

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
  /** The addresses of all files chosen, once none is on its way any more. */
  settled: () => Promise<Values>;
  clear: () => void;
};

/** The files of one form: one at a time a field, the last one chosen counts. */
export const useUploads = (upload: Upload): FormUploads =>
  useMemo(() => {
    const running = new Map<string, { address: Promise<string>; abort: AbortController }>();
    const listeners = new Set<() => void>();
    const cancel = (name: string) => {
      running.get(name)?.abort.abort();
      running.delete(name);
    };
    return {
      uploads: {
        start: (name, { file, type, folder, onProgress }) => {
          cancel(name);
          const abort = new AbortController();
          const { signal } = abort;
          const report = (share: number) => {
            if (!signal.aborted) onProgress(share);
          };
          const address = type.then((sent) =>
            sent && !signal.aborted
              ? upload(file, { folder, ...sent, onProgress: report, signal })
              : '',
          );
          running.set(name, { address, abort });
          return address;
        },
        cancel,
        onClear: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      settled: async () => {
        const addresses = [...running].map(async ([name, { address }]) => [name, await address]);
        return Object.fromEntries((await Promise.all(addresses)) as [string, string][]);
      },
      clear: () => {
        running.clear();
        listeners.forEach((listener) => listener());
      },
    };
  }, [upload]);
