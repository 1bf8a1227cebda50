import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '../../contract/record';
import { readNote, removeNote, writeNote } from '../../loading/session-notes';
import type { CompiledForm } from '../compile-form';

type KeptSteps = {
  name: string;
  step: number;
  /** Called with the step at which the visitor was. */
  onRestore: (step: number) => void;
  compiled: CompiledForm;
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>;
};

type Kept = { step: number; values: Values };

/** Keeps what was typed for this tab, over a reload and other pages. Chosen files cannot be kept. */
export const useKeptSteps = ({ name, step, onRestore, compiled, form }: KeptSteps) => {
  const note = `steps ${name}`;

  const typed = (): Values => {
    const names = compiled.asked.filter(({ field }) => field.kind !== 'file');
    return Object.fromEntries(names.map(({ field }) => [field.name, form.getValues(field.name)]));
  };

  const keep = useEffectEvent(() => {
    const values = typed();
    const isNew = ([field, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(compiled.initial[field]);
    try {
      if (Object.entries(values).some(isNew)) writeNote(note, JSON.stringify({ step, values }));
      else removeNote(note);
    } catch {
      // The browser keeps nothing.
    }
  });

  const restore = useEffectEvent(() => {
    try {
      const kept = readNote(note);
      if (!kept) return;
      const { step: at, values } = JSON.parse(kept) as Kept;
      for (const [field, value] of Object.entries(values)) {
        if (Object.hasOwn(compiled.initial, field)) form.setValue(field, value);
      }
      onRestore(at);
    } catch {
      // The browser keeps nothing, or what it kept is not ours.
    }
  });

  useEffect(() => {
    restore();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
};
