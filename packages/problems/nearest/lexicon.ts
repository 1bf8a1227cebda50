/** Parts of names with opposite meanings, however similar they are. */
export const opposites = [
  ['max', 'min'],
  ['most', 'least'],
  ['open', 'close'],
  ['left', 'right'],
  ['light', 'dark'],
  ['saved', 'failed'],
] as const;

const yes = ['true', 'yes', 'on', 'ja', 'wahr', 'si', 'sí', 'sì', 'oui', 'vrai', '_blank'];
const no = ['false', 'no', 'off', 'nein', 'falsch', 'non'];

/** Words for true and false, in common languages. */
export const flags = new Map([
  ...yes.map((word) => [word, 'true'] as const),
  ...no.map((word) => [word, 'false'] as const),
]);
