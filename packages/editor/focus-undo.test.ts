import { focusUndo, undoId } from './focus-undo';

/** What is opened while a section is still being deleted. */
const opened = async (role: string) => {
  document.body.innerHTML = `<button id="${undoId}">Undo</button><div role="${role}"><input></div>`;
  document.querySelector('input')?.focus();
  focusUndo();
  await Promise.resolve();
  return document.activeElement?.localName;
};

test('a deletion leads to Undo, but not out of a dialog that was opened meanwhile', async () => {
  expect(await opened('group')).toBe('button');
  expect(await opened('dialog')).toBe('input');
});
