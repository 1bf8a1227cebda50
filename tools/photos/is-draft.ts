/** With PICTURES=draft pictures are encoded with the least effort: for a build that only tests look at. */
export const isDraft = process.env.PICTURES === 'draft';
