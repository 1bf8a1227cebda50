/** Whether a text of the table is the one that config names. */
export const isSaid = (text: string | undefined, named: string | undefined): boolean =>
  text !== undefined && text === named;
