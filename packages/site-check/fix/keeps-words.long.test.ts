/** @jest-environment node */
import { join } from 'node:path';
import fc from 'fast-check';
import { mutations } from '../../../tests/mistakes/mutation';
import { randomRuns } from '../../../tests/runs';
import { fixConfig } from '../../../tools/check/fix-project';
import { readConfigSources } from '../../config-files/config-files';
import { checkConfig } from '../check-config';
import { lettersIn } from './keeps-words';

/** What `--fix` leaves of a file with random accidents. */

const sources = readConfigSources(join(__dirname, '../../../tests/sites/agency'));

/** Lines as they come along when something is copied, each with words that may be somebody's own. */
const lines = fc.constantFrom(
  'Sure! Here’s the new section:',
  "Here's the title: “Teeth for two”",
  '[17:03, 21/11/2026] Anna: the title is Come By',
  'Anna wrote on Monday: please change this',
  '```ts title of the week',
  '```',
  "+      title: 'Come by on Sunday',",
  "-      title: 'We were here',",
  "> title: 'Answered by mail',",
  '<<<<<<< HEAD',
  '=======',
  '>>>>>>> anna',
  '<p>Open on <b>Sunday</b></p>',
  '<!-- until May -->',
  '# until June',
  '- kind: sunday',
  '12 | height: 500,',
  '{\\rtf1\\ansi Sunday}',
  'price: 189 €,',
  "note: 'Sunday'، // for now",
  "title： 'Sunday'，",
  'title: “Sunday” or ‘Monday’,',
  "'Sunday''",
  "'What's on'; see below",
  'To fix it: Write it between { and }.',
  "Did you mean title: 'Sunday' ?",
);

const accidents = fc
  .tuple(
    mutations(sources),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), lines), { maxLength: 3 }),
  )
  .map(([{ file, text }, pasted]) => {
    const broken = text.split('\n');
    for (const [share, line] of pasted) broken.splice(Math.floor(share * broken.length), 0, line);
    return { file, text: broken.join('\n') };
  });

const fixed = (file: string, text: string) =>
  fixConfig({ ...sources, [file]: text }, (changed) => checkConfig(changed)).sources[file] ?? '';

/** The first letters of `words` that do not stand in `text` in their order; '' where all do. */
const lostIn = (words: string, text: string): string => {
  let at = 0;
  for (const [index, letter] of [...words].entries()) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return [...words].slice(index, index + 20).join('');
  }
  return '';
};

test('every letter and digit that stood in a file stands in it afterwards, and a second time changes nothing', () => {
  fc.assert(
    fc.property(accidents, ({ file, text }) => {
      const once = fixed(file, text);
      expect(lostIn(lettersIn(text), lettersIn(once))).toBe('');
      expect(fixed(file, once)).toBe(once);
    }),
    randomRuns({ short: 15, full: 150 }),
  );
});

test('a config that is in order stays as it is', () => {
  const check = (changed: typeof sources) => checkConfig(changed);
  expect(fixConfig(sources, check)).toEqual({ sources, fixed: [] });
});
