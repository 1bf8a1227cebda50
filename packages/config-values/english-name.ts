/** The name of a language in English, as the rest of a message: German for de-DE. */
export const englishName = (tag: string): string => {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
};
