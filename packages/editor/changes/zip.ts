import type { EditClient } from '../edit-client';

/** The day here and now, as 2026-03-31. */
const today = () => {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};

/** Saves the changed files as a ZIP. Rejects with an `EditError`. */
export const saveZip = async ({ file }: EditClient): Promise<void> => {
  const address = URL.createObjectURL(await file('zip'));
  const link = document.createElement('a');
  link.href = address;
  link.download = `changes-${today()}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
