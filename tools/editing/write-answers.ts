import { join } from 'node:path';
import { type ConfigSources, readConfigSources } from '../../packages/config-files';
import { checkConfig, examplesOf, formatErrors } from '../../packages/site-check';
import { publicFiles } from '../../packages/site-files';
import { readRequest } from '../new/read-request';
import { carryOutEdits } from './carry-out-recipe';
import { readRecipes, type Recipe } from './read-recipes';

const uploaded = ({ uploads }: Recipe) => uploads.map((file) => file.replace(/^public/, ''));

/** The report of the check for the project in `root` with `config` and the recipe's own pictures. */
export const checked = (
  config: ConfigSources,
  { root, recipe }: { root: string; recipe: Recipe },
): string | undefined => {
  const problems = checkConfig(config, {
    pictures: [...publicFiles(join(root, agency)).pictures, ...uploaded(recipe)],
    exampleAt: examplesOf(root),
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? undefined : formatErrors(errors, config).trim();
};

const requestErrorOf = (args: string[]) => {
  try {
    readRequest(args);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return undefined;
};

const answered = (config: ConfigSources, { root, recipe }: { root: string; recipe: Recipe }) => {
  const { edits, mistake } = recipe;
  if ('made' in mistake) return requestErrorOf(mistake.made);
  const last = edits.at(-1);
  if (!last) return undefined;
  const mistaken = [...edits.slice(0, -1), { ...last, after: mistake.lines }];
  return checked(carryOutEdits(config, mistaken), { root, recipe });
};

/** The report for a recipe's mistake in the project in `root`. Throws when there is none. */
export const answerTo = (config: ConfigSources, from: { root: string; recipe: Recipe }): string => {
  const answer = answered(config, from);
  if (!answer) throw new Error(`Nothing reports the mistake of the recipe "${from.recipe.title}".`);
  return answer;
};

/** The site of the guide, as its readers first have it. */
const agency = 'tests/sites/agency';

const answerBlock = /(^The (?:check|command) says:\n\n```text\n)[\s\S]*?(?:\n)?(```$)/gm;

/**
 * `guide`, which is docs/editing.md of the project in `root`, with the current report for each recipe's
 * mistake.
 */
export const writeAnswers = (guide: string, root: string): string => {
  const config = readConfigSources(join(root, agency));
  const recipes = readRecipes(guide).values();
  return guide.replaceAll(answerBlock, (_block, head: string, end: string) => {
    const recipe = recipes.next().value;
    if (!recipe) throw new Error('docs/editing.md has more answers than recipes.');
    return `${head}${answerTo(config, { root, recipe })}\n${end}`;
  });
};
