import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ConfigSources, readConfigSources } from '../../packages/config-files';
import { configErrors } from '../check/check-project';
import { writeRules } from '../check/rules-files';
import { namedFromProject } from '../named-from-project';
import { reportAndExit } from '../report-and-exit';
import { engineFilesNamed, engineRoot, isPackage, projectRoot } from '../roots';
import { siteFolder, siteName } from '../site-folder';
import { assertStaysInOrder, carryOut } from './carry-out';
import { formatPlan, type Plan } from './plan';
import { planForm } from './plan-form';
import { planLanguage } from './plan-language';
import { planPage } from './plan-page';
import { planProject } from './plan-project';
import { planOwnSection, planSection } from './plan-section';
import { planSite } from './plan-site';
import { isApart, readRequest, type Request } from './read-request';

const planOf = ({ make, name, pages = [] }: Request, config: ConfigSources): Plan => {
  if (make === 'page') return planPage(config, name);
  if (make === 'language') return planLanguage(config, name, pages);
  const [page] = pages;
  return planForm(config, { name, ...(page !== undefined && { page }) });
};

const inConfig = (request: Request): Plan => {
  const errors = configErrors(siteFolder());
  if (errors)
    throw new Error(`Nothing was written, because config must be correct first.\n${errors}`);
  const config = readConfigSources(siteFolder());
  const plan = planOf(request, config);
  assertStaysInOrder(config, plan);
  return plan;
};

const inSections = ({ name }: Request): Plan => {
  const folder = join(engineRoot, 'src/sections');
  const registry = readFileSync(join(folder, 'registry.ts'), 'utf8');
  const plan = isPackage ? planOwnSection : planSection;
  return plan({ registry, entries: readdirSync(folder) }, name);
};

const asSite = ({ name, theme, engine }: Request): Plan => {
  const folder = resolve(projectRoot, name);
  if (existsSync(folder)) throw new Error(`The folder ${name} already exists.`);
  const config = readConfigSources(projectRoot);
  return isApart(name)
    ? planProject(config, { folder, theme, engine })
    : planSite(config, name, theme);
};

/** Whether it is made within the site that is run. */
const isOfSite = ({ make }: Request) => make !== 'site' && make !== 'section';

const isProject = ({ make, name }: Request) => make === 'site' && isApart(name);

/** The folder that the files of a plan are named from. */
const folderOf = (request: Request): string => {
  if (isProject(request)) return resolve(projectRoot, request.name);
  return isOfSite(request) ? siteFolder() : projectRoot;
};

/** The changes that are not made yet. */
const differsIn =
  (folder: string) =>
  ({ file, text }: Plan['change'][number]) =>
    readFileSync(join(folder, file), 'utf8') !== text;

try {
  const request = readRequest(process.argv.slice(2));
  const plans = {
    page: inConfig,
    form: inConfig,
    section: inSections,
    site: asSite,
    language: inConfig,
  };
  const wanted = plans[request.make](request);
  const folder = folderOf(request);
  const plan = { ...wanted, change: wanted.change.filter(differsIn(folder)) };
  await carryOut(folder, plan);
  // The security rules are generated from the forms.
  if (request.make === 'site') writeRules(resolve(projectRoot, request.name));
  // Where git is not installed, the project is there without.
  if (isProject(request)) spawnSync('git', ['init', '--quiet'], { cwd: folder });
  const said = namedFromProject(formatPlan(plan), isOfSite(request) ? siteName() : '');
  console.log(engineFilesNamed(said));
} catch (error) {
  reportAndExit(error);
}
