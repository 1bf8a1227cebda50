import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUploads } from '../../field-contexts';
import type { ControlProps } from '../../kind-module';
import { checkFile, megabyte } from '../check-file';
import { fileTypes } from '../file-types';

export type Entry = {
  id: string;
  file: File;
  /** The share that is sent, from 0 to 1. */
  share: number;
  state: 'sending' | 'sent' | 'failed';
};

type FileListSetting = Pick<ControlProps<'file'>, 'field' | 'notify'> & {
  /** Receives the addresses of sent files whenever they change. */
  onAddresses: (addresses: string[]) => void;
};

/** The files of a field that takes several: each is sent, stopped and retried separately. */
export const useFileList = ({ field, notify, onAddresses }: FileListSetting) => {
  const uploads = useUploads();
  const [entries, setEntries] = useState<Entry[]>([]);
  const addresses = useRef(new Map<string, string>());
  const count = useRef(0);

  const report = useEffectEvent(() => onAddresses([...addresses.current.values()]));
  const change = (id: string, changed: Partial<Entry>) =>
    setEntries((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)));

  const send = async ({ id, file }: Pick<Entry, 'id' | 'file'>) => {
    change(id, { state: 'sending', share: 0 });
    const type = checkFile(file, field.upload);
    const address = await uploads.start(
      field.name,
      {
        file,
        type: type.then((verdict) => ('type' in verdict ? fileTypes[verdict.type] : null)),
        folder: field.upload.folder,
        onProgress: (share) => change(id, { share }),
      },
      id,
    );
    if (address === '') return change(id, { state: 'failed' });
    addresses.current.set(id, address);
    change(id, { state: 'sent', share: 1 });
    report();
  };

  /** Those for which there is room beside the others, in order. */
  const withinTotal = (files: readonly File[]): File[] => {
    const { maxTotalMegabytes: most = Infinity } = field.upload;
    let bytes = entries.reduce((sum, { file }) => sum + file.size, 0);
    return files.filter(({ size }) => {
      const fits = bytes + size <= most * megabyte;
      if (fits) bytes += size;
      return fits;
    });
  };

  const add = async (files: readonly File[]) => {
    notify(null);
    const room = (field.maxFiles ?? 1) - entries.length;
    const verdicts = await Promise.all(files.map((file) => checkFile(file, field.upload)));
    const invalid = verdicts.find((verdict) => 'error' in verdict);
    const taken = files.filter((_, place) => 'type' in (verdicts[place] ?? {}));
    const fitting = withinTotal(taken.slice(0, room));
    const added = fitting.map((file): Entry => {
      count.current += 1;
      return { id: String(count.current), file, share: 0, state: 'sending' };
    });
    setEntries((all) => [...all, ...added]);
    if (invalid && 'error' in invalid) {
      const which = files.filter((_, place) => 'error' in (verdicts[place] ?? {}));
      const names = which.map(({ name }) => name).join(', ');
      notify({ words: `${names}: ${field.errorMessages[invalid.error]}`, invalid: true });
    } else if (fitting.length < Math.min(taken.length, room)) {
      const left = taken.slice(0, room).filter((file) => !fitting.includes(file));
      const names = left.map(({ name }) => name).join(', ');
      notify({ words: `${names}: ${field.errorMessages.tooMuch ?? ''}`, invalid: true });
    } else if (taken.length > room) {
      const left = taken.slice(room).map(({ name }) => name);
      notify({ words: `${left.join(', ')}: ${field.errorMessages.tooMany ?? ''}`, invalid: true });
    }
    await Promise.all(added.map(send));
  };

  const remove = (id: string) => {
    uploads.cancel(field.name, id);
    addresses.current.delete(id);
    setEntries((all) => all.filter((each) => each.id !== id));
    notify(null);
    report();
  };

  const forget = useEffectEvent(() => {
    addresses.current.clear();
    setEntries([]);
  });
  useEffect(() => uploads.onClear(() => forget()), [uploads]);

  return { entries, add, remove, retry: send };
};
