import { join } from 'node:path';
import { readConfigSources } from '../check/read/config-files';
import { answerTo } from './answer-to';
import { readRecipes } from './read-recipes';

/** The site that the guide speaks of, as its readers first had it. */
const agency = 'examples/agency';

const answerBlock = /(^The (?:check|command) says:\n\n```text\n)[\s\S]*?(?:\n)?(```$)/gm;

/** `guide`, which is docs/editing.md of the project in `root`, with what is said today of each recipe's mistake. */
export const writeAnswers = (guide: string, root: string): string => {
  const config = readConfigSources(join(root, agency));
  const recipes = readRecipes(guide).values();
  return guide.replaceAll(answerBlock, (_block, head: string, end: string) => {
    const recipe = recipes.next().value;
    if (!recipe) throw new Error('docs/editing.md has more answers than recipes.');
    return `${head}${answerTo(config, { root, recipe })}\n${end}`;
  });
};
