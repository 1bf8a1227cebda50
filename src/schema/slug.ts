/**
 * Makes an anchor name from a heading: its letters with their marks, and its numbers. A heading of only signs, such as an
 * emoji, has their code points.
 */
export const slug = (title: string): string =>
  title
    .normalize()
    .toLowerCase()
    // They choose how an emoji is drawn, and count as marks.
    .replace(/[\uFE00-\uFE0F]/g, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '') ||
  Array.from(title.trim(), (sign) => `u${(sign.codePointAt(0) ?? 0).toString(16)}`).join('-');

/**
 * The anchor of a heading on a page where those of `taken` are others', which it joins. The first of two headings with one
 * text keeps the text's own; the others go on with -2, -3.
 */
export const freeSlug = (title: string, taken: Set<string>): string => {
  const own = slug(title);
  let name = own;
  for (let number = 2; taken.has(name); number += 1) name = `${own}-${number}`;
  taken.add(name);
  return name;
};
