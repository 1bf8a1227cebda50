import { useState } from 'react';
import { useSession } from './editor-context';

/** What is typed in the dialog of this name, which a page that is lost does not lose; without a name it is stored nowhere. */
export const useDialogTexts = (dialog: string | undefined) => {
  const { dialogs } = useSession();
  const [texts, setTexts] = useState(() => (dialog === undefined ? {} : dialogs.of(dialog)));
  return {
    texts,
    put: (field: string, text: string) => {
      setTexts((before) => ({ ...before, [field]: text }));
      if (dialog !== undefined) dialogs.put(dialog, field, text);
    },
    /** It is done, or taken back. */
    drop: () => {
      setTexts({});
      if (dialog !== undefined) dialogs.drop(dialog);
    },
  };
};
