/** @jest-environment node */
import { readRequest } from './read-request';

test.each([
  [[], 'Commands for what visitors sent'],
  [['remove'], 'There is no remove.'],
  [['delete'], 'delete needs an e-mail address'],
  [['delete', 'Ada', 'Lovelace'], 'in quotes'],
  [['delete', 'ada@example.com', 'contact', '--yes'], 'A form is --form contact.'],
  [['prune'], '--older-than'],
  [['prune', '--older-than', '180'], 'as 180d'],
  [['export', '--format', 'xlsx'], 'csv or json'],
  [['list', '--all'], "Unknown option '--all'"],
  [['list', '--all'], 'Commands for what visitors sent'],
  [['move-up', 'Ada', 'Lovelace'], 'in quotes'],
  [['move-up', '--folder', 'x'], 'move-up has no option --folder. It has: --form, --yes.'],
  [['list', 'contact'], 'A form is --form contact.'],
  [['export', 'contact'], 'export takes only options'],
  [['prune', 'contact', '--older-than', '1d'], 'prune takes only options'],
  [['list', '--yes'], 'list has no option --yes. It has: --form.'],
  [['find', 'Ada', '--format', 'csv'], 'find has no option --format.'],
  [
    ['delete', 'Ada', '--older-than', '1d'],
    'delete has no option --older-than. It has: --form, --yes.',
  ],
  [['prune', '--older-than', '1d', '--folder', 'x'], 'prune has no option --folder.'],
  [
    ['delete', 'Ada', '--form', 'contact', '--form', 'newsletter'],
    '--form is given more than once',
  ],
])('%j gets an answer with the allowed requests', (args, words) => {
  expect(() => readRequest(args)).toThrow(words);
});
