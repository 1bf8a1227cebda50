import { inOneLine, shortLine } from '../../src/schema/short-line';
import type { ChangeList } from '../edit-protocol/changes-protocol';
import { kebab } from '../problems/nearest/letters';

const mostLetters = 70;

export const messageOf = ({ changes }: Pick<ChangeList, 'changes'>, words: string) => {
  const lines = changes.filter(({ of }) => of !== 'rules').map((change) => change.words);
  const places = [...new Set(changes.map(({ place }) => place.split(' → ')[0] ?? ''))];
  const [first] = lines;
  const own = lines.length === 1 && first !== undefined ? first : `Changed: ${places.join(', ')}`;
  const title = inOneLine(words || own);
  const short = shortLine(title, mostLetters);
  const body = [...(short === title ? [] : [title]), ...lines.map((line) => `- ${line}`)];
  return { title: short, message: `${[short, body.join('\n')].join('\n\n').trim()}\n` };
};

/** What a branch is called after its folder: the day, as 2026-03-31, and what its first commit is for. */
export const branchWords = (day: string, title: string): string => {
  const slug = kebab(title).slice(0, 40).replace(/-$/, '') || 'changes';
  return `${day}-${slug}`;
};
