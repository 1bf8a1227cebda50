import { dayOf } from '../../../src/rules/today';
import type { EditClient } from '../edit-client';

/** Saves the changed files as a ZIP. Rejects with an `EditError`. */
export const saveZip = async ({ file }: EditClient): Promise<void> => {
  const address = URL.createObjectURL(await file('zip'));
  const link = document.createElement('a');
  link.href = address;
  link.download = `changes-${dayOf(new Date())}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
