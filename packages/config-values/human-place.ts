import { isCollectionFile, isFormFile, nameOfFile } from '../../src/schema/config-files';
import { shortLine } from '../../src/schema/short-line';
import { nameIn } from '../../src/schema/values/name-keys';
import { valueAt } from '../../src/schema/values/paths';
import { capital } from './names';

/** section for sections, alias for aliases, entry for entries, team entry for team. */
export const oneOf = (list: string) =>
  /ies$/.test(list)
    ? list.replace(/ies$/, 'y')
    : /s$/.test(list)
      ? list.replace(/(?<=s)es$|s$/, '')
      : `${list} entry`;

const inWords = (name: string) => capital(name.replaceAll(/[-_]/g, ' '));

const fileName = (file: string): string => {
  const name = nameOfFile(file);
  if (name === undefined) return file;
  const sort = isFormFile(file) ? 'Form' : isCollectionFile(file) ? 'Collection' : undefined;
  return sort ? `${sort} “${inWords(name)}”` : inWords(name);
};

const titleOf = (entry: unknown): string => {
  const name = nameIn(entry);
  return name === undefined ? '' : ` “${shortLine(name, 40)}”`;
};

/** `sections[2].cards[0].title` as Home → section 3 “Our Services” → card 1 “…” → title. */
export const humanPlace = (file: string, path: string, config: unknown): string => {
  const steps = [fileName(file)];
  let at = '';
  for (const [whole, name, index] of path.matchAll(/\.?([^.[\]]+)|\[(\d+)\]/g)) {
    at += whole;
    if (name !== undefined) steps.push(name);
    else {
      // A list and its entry are one step.
      const list = /\]$/.test(at.slice(0, -whole.length)) ? 'entry' : oneOf(steps.pop() ?? '');
      steps.push(`${list} ${Number(index) + 1}${titleOf(valueAt(config, at))}`);
    }
  }
  return steps.join(' → ');
};
