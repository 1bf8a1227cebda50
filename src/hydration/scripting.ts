/** Stands on the document's root while script answers; ReachUs shows where it does not. */
export const scriptingMark = 'data-scripting';

/** Says whether script answers. While it does not, nothing on the page pretends to be at work. */
export const noteScripting = (answers: boolean) => {
  document.documentElement.toggleAttribute(scriptingMark, answers);
  if (answers) return;
  globalThis.early?.presses.splice(0).forEach((button) => button.removeAttribute('aria-busy'));
};
