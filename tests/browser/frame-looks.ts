import { journeysThrough } from './parts-site';

/** The agency's site in each look of what surrounds the pages. */
const lookingTest = (footer: string) =>
  journeysThrough(`frame-${footer}`, [
    ['config/site.ts', '  footer: {', `  footer: {\n    look: '${footer}',`],
  ]);

export const frameTests = {
  centred: lookingTest('centred'),
  large: lookingTest('large'),
  line: lookingTest('line'),
};
