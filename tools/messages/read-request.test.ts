/** @jest-environment node */
import { readRequest } from './read-request';

test.each([
  [[], 'What can be done'],
  [['remove'], 'There is no remove.'],
  [['delete'], 'delete needs an e-mail address'],
  [['delete', 'Ada', 'Lovelace'], 'in quotes'],
  [['delete', 'ada@example.com', 'contact', '--yes'], 'A form is --form contact.'],
  [['prune'], '--older-than'],
  [['prune', '--older-than', '180'], 'as 180d'],
  [['export', '--format', 'xlsx'], 'csv or json'],
  [['list', '--all'], "Unknown option '--all'"],
  [['list', '--all'], 'What can be done'],
  [['list', 'contact'], 'A form is --form contact.'],
  [['export', 'contact'], 'export takes no words'],
  [['prune', 'contact', '--older-than', '1d'], 'prune takes no words'],
  [['list', '--yes'], 'list knows no --yes. It knows: --form.'],
  [['find', 'Ada', '--format', 'csv'], 'find knows no --format.'],
  [
    ['delete', 'Ada', '--older-than', '1d'],
    'delete knows no --older-than. It knows: --form, --yes.',
  ],
  [['prune', '--older-than', '1d', '--folder', 'x'], 'prune knows no --folder.'],
  [
    ['delete', 'Ada', '--form', 'contact', '--form', 'newsletter'],
    '--form stands there more than once',
  ],
])('%j is answered with what can be asked', (args, words) => {
  expect(() => readRequest(args)).toThrow(words);
});
