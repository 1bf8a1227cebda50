/** Where the button of a section `confirm` sends the link's token. */
export const confirmAddress = '/__confirm';

export const tokenKey = 'token';

/** The ids of the answers on the page: the server leads to one of them. */
export const answerIds = {
  confirmed: 'confirmed',
  already: 'already-confirmed',
  tooOld: 'link-too-old',
  notValid: 'link-not-valid',
  failed: 'not-confirmed',
} as const;

export type Answer = keyof typeof answerIds;
