import { launch } from '../check/catalogue/site';
import { checkConfig } from '../check/check-config';
import { readConfigSources } from '../check/read/config-files';
import { formatProblems } from '../check/report/format-problems';
import { namedFromProject } from '../named-from-project';
import { nameOfFolder } from '../site-folder';

const codes = Object.values(launch).map(({ code }) => code);

/** Every detail in config/ below `root` that only stands in for the agency's own, as it is told. */
export const sampleProblems = (root: string): string | undefined => {
  const sources = readConfigSources(root);
  const samples = checkConfig(sources).filter(({ code }) => codes.some((each) => each === code));
  return samples.length === 0
    ? undefined
    : namedFromProject(formatProblems(samples, sources), nameOfFolder(root));
};
