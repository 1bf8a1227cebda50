import { helpWords } from './help-words';

test.each<[string | undefined, string]>([
  ['`**bold**` is bold.', '**bold** is bold.'],
  [
    'The people of team in config/site.ts, such as team/ida.',
    'The people of team in “Site”, such as team/ida.',
  ],
  ['Nothing of it.', 'Nothing of it.'],
  [undefined, ''],
])('%p is told as %p', (words, told) => expect(helpWords(words)).toBe(told));
