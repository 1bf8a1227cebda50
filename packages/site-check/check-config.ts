import { siteFile } from '../../src/schema/config-files';
import { type ConfigSources, configValue } from '../config-files';
import { languagesOfSite } from '../config-values/site-in-language';
import { errors } from '../problems/catalogue/errors';
import type { Problem } from '../problems/problem';
import { resolvedSources } from '../resolved-site/read-site-config';
import type { CheckContext } from './check-context';
import { findInLanguage } from './find-in-language';
import { proveFixes } from './fix/prove-fixes';
import { joinProblems } from './report/deduplicate';

/** Of each language it says something else. */
const lacking: readonly string[] = [errors.lacksTexts.code, errors.sentencesForAll.code];
/** What is used, if one language alone uses it. */
const unused: readonly string[] = [
  errors.unusedValue.code,
  errors.unusedForm.code,
  errors.pageWithoutPath.code,
  errors.openNowUnseen.code,
];
/** What is told of a whole file, beside its title: that of each language is another place. */
const ofFile: readonly string[] = [errors.unusedForm.code, errors.unlinkedPage.code];

/** Everything that is wrong in any language of the site: what is so in several of them once. */
const findProblems = (sources: ConfigSources, around: CheckContext): Problem[] => {
  const main = findInLanguage(sources, around);
  const site = sources[siteFile];
  const others = site === undefined ? [] : languagesOfSite(configValue(siteFile, site)).slice(1);
  const idOf = ({ file, path, code, message }: Problem) => {
    if (ofFile.includes(code)) return JSON.stringify([file, code]);
    return JSON.stringify(lacking.includes(code) ? [file, code, message] : [file, path, code]);
  };
  if (others.length === 0) return main;
  const inMain = resolvedSources(sources);
  const found = others.map(({ key }) => findInLanguage(sources, around, { key, main: inMain }));
  /** A value that one language alone says is used, and so is a form that one alone shows. */
  const isUsed = (problem: Problem) =>
    unused.includes(problem.code) &&
    [main, ...found].some((all) => !all.some((each) => idOf(each) === idOf(problem)));
  const known = new Set(main.map(idOf));
  const more = found.flatMap((all) =>
    all.filter((problem) => {
      const id = idOf(problem);
      return !known.has(id) && known.add(id);
    }),
  );
  return joinProblems([...main, ...more].filter((problem) => !isUsed(problem)));
};

/**
 * Everything that is wrong with the config whose files are given by path, in the order of the files.
 * Pure: reads nothing else, so it serves the command, the build and the dev server.
 */
export const checkConfig = (sources: ConfigSources, around: CheckContext = {}): Problem[] =>
  proveFixes(findProblems(sources, around), sources, (repaired) => findProblems(repaired, around));
