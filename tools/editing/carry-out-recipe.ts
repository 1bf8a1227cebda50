import type { ConfigSources } from '../check/read/config-files';
import { planPage } from '../new/plan-page';
import { readRequest } from '../new/read-request';
import { carryOutEdits } from './carry-out-edits';
import type { Recipe } from './read-recipes';

const withMade = (config: ConfigSources, args: string[]): ConfigSources => {
  const { make, name } = readRequest(args);
  if (make !== 'page') throw new Error('The guide makes pages alone.');
  const { create, change } = planPage(config, name);
  const written = [...create, ...change].map(({ file, text }) => [file, text] as const);
  return { ...config, ...Object.fromEntries(written) };
};

/** The files of config/ after what a recipe has made by `npm run new` and then edited. */
export const carryOutRecipe = (config: ConfigSources, { made, edits }: Recipe): ConfigSources =>
  carryOutEdits(made ? withMade(config, made) : config, edits);
