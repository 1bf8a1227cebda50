import { checkConfig } from '../check/check-config';
import type { ConfigSources } from '../check/read/config-files';
import { picturesIn } from '../check/read/public-files';
import { examplesOf } from '../check/report/examples';
import { formatErrors } from '../check/report/format-problems';
import { readRequest } from '../new/read-request';
import { carryOutEdits } from './carry-out-edits';
import type { Recipe } from './read-recipes';

const uploaded = ({ uploads }: Recipe) => uploads.map((file) => file.replace(/^public/, ''));

/** What the check says of the project in `root` with `config` and the recipe's own pictures, as an editor reads it. */
export const checked = (
  config: ConfigSources,
  { root, recipe }: { root: string; recipe: Recipe },
): string | undefined => {
  const problems = checkConfig(config, {
    pictures: [...picturesIn(root), ...uploaded(recipe)],
    exampleAt: examplesOf(root),
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? undefined : formatErrors(errors, config).trim();
};

const refused = (args: string[]) => {
  try {
    readRequest(args);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return undefined;
};

const answered = (config: ConfigSources, { root, recipe }: { root: string; recipe: Recipe }) => {
  const { edits, mistake } = recipe;
  if ('made' in mistake) return refused(mistake.made);
  const last = edits.at(-1);
  if (!last) return undefined;
  const mistaken = [...edits.slice(0, -1), { ...last, after: mistake.lines }];
  return checked(carryOutEdits(config, mistaken), { root, recipe });
};

/** What whoever makes a recipe's mistake in the project in `root` is told. Throws when it is no mistake. */
export const answerTo = (config: ConfigSources, from: { root: string; recipe: Recipe }): string => {
  const answer = answered(config, from);
  if (!answer) throw new Error(`Nobody minds the mistake of the recipe "${from.recipe.title}".`);
  return answer;
};
