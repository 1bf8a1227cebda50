/**
 * A text of config with its names in { } replaced, each wherever it stands (`textWith` says which a
 * text may hold). Values are taken as they are: nothing in them is a name or a sign again.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (sign, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : sign,
  );
