/** The storage key for the choice of a visitor who closed the line that names another language. */
const closedKey = 'language';

const firstPart = (tag: string) => tag.toLowerCase().split('-')[0];

/** Of the languages `tags` the one that the visitor's browser asks for first; undefined: none of them. */
export const preferredAmong = (tags: readonly string[]): string | undefined => {
  for (const preferred of navigator.languages) {
    const found = tags.find((tag) => firstPart(tag) === firstPart(preferred));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether the visitor has closed that line, as far as the browser knows. */
export const wasClosed = (): boolean => {
  try {
    return localStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
};

/** @param language that of the page on which it was closed. */
export const noteClosed = (language: string): void => {
  try {
    localStorage.setItem(closedKey, language);
  } catch {
    // It is closed until the next page.
  }
};
