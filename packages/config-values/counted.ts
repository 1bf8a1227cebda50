/** So many of something in English: 1 text, 3 texts; `many` where that is not its name with an s. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
