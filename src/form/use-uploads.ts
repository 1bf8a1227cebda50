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

/** The slot of a field that takes one file. */
const only = '';

/** The files of one form: in each slot of a field, the last chosen file counts. */
export const useUploads = (upload: Upload): FormUploads =>
  useMemo(() => {
    const fields = new Map<string, Map<string, Running>>();
    const listeners = new Set<() => void>();
    const slotsOf = (name: string) => {
      const slots = fields.get(name) ?? new Map<string, Running>();
      fields.set(name, slots);
      return slots;
    };
    const cancel = (name: string, slot = only) => {
      slotsOf(name).get(slot)?.abort.abort();
      slotsOf(name).delete(slot);
    };
    const valueOf = async (slots: Map<string, Running>) => {
      const sent = await Promise.all([...slots.values()].map(({ address }) => address));
      return slots.has(only) ? (sent[0] ?? '') : sent.filter((address) => address !== '');
    };
    return {
      uploads: {
        start: (name, { file, type, folder, onProgress }, slot = only) => {
          cancel(name, slot);
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
          slotsOf(name).set(slot, running);
          return running.address;
        },
        cancel,
        namesOf: (name) =>
          [...slotsOf(name).values()].flatMap(({ file, lost }) => (lost ? [] : file.name)),
        onClear: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      settled: async () => {
        const chosen = [...fields].filter(([, slots]) => slots.size > 0);
        const values = chosen.map(async ([name, slots]) => [name, await valueOf(slots)] as const);
        return Object.fromEntries(await Promise.all(values));
      },
      clear: () => {
        fields.clear();
        listeners.forEach((listener) => listener());
      },
    };
  }, [upload]);
