import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { newFileText, readConfigSources } from '../../packages/config-files';
import { createEditStore } from '../../packages/edit-store';
import { applyWords, makeTables, readBack, readRequest, siteWords } from '../../packages/words';
import { visibleText } from '../../src/schema/visible-text';
import { checkWithin } from '../check/check-project';
import { writeRules } from '../check/rules-files';
import { namedFromProject } from '../named-from-project';
import { reportAndExit } from '../report-and-exit';
import { siteFolder, siteName } from '../site-folder';

/** A table by its name from the site's folder, or from where the command was typed. */
const tablePath = (site: string, name: string): string => {
  const places = [resolve(site, name), resolve(name)];
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`There is no table ${places[0] ?? name}.`);
  return found;
};

const work = async (): Promise<string> => {
  const site = siteFolder();
  const { language, table, same, ...options } = readRequest(process.argv.slice(2));
  const words = siteWords(readConfigSources(site), language);
  if (table === undefined) return makeTables(site, words, options);
  const store = createEditStore({
    site,
    check: checkWithin(site),
    writeRules,
    apply: applyWords,
    newFileText,
  });
  return readBack(tablePath(site, table), words, { store, same });
};

try {
  const output = await work();
  console.log(visibleText(namedFromProject(output, siteName())));
} catch (error) {
  reportAndExit(error);
}
