import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigSources, readConfigSources } from '../../packages/config-files';
import { configErrors } from '../check/check-project';
import { writeRules } from '../check/rules-files';
import { namedFromProject } from '../named-from-project';
import { reportAndExit } from '../report-and-exit';
import { siteFolder, siteName } from '../site-folder';
import { assertStaysInOrder, carryOut } from './carry-out';
import { formatPlan, type Plan } from './plan';
import { planForm } from './plan-form';
import { planLanguage } from './plan-language';
import { planPage } from './plan-page';
import { planSection } from './plan-section';
import { planSite } from './plan-site';
import { readRequest, type Request } from './read-request';

const root = process.cwd();

const planOf = ({ make, name, pages = [] }: Request, config: ConfigSources): Plan => {
  if (make === 'page') return planPage(config, name);
  if (make === 'language') return planLanguage(config, name, pages);
  const [page] = pages;
  return planForm(config, { name, ...(page !== undefined && { page }) });
};

const inConfig = (request: Request): Plan => {
  const errors = configErrors(siteFolder(root));
  if (errors)
    throw new Error(`Nothing was written, because config must be correct first.\n${errors}`);
  const config = readConfigSources(siteFolder(root));
  const plan = planOf(request, config);
  assertStaysInOrder(config, plan);
  return plan;
};

const inSections = ({ name }: Request): Plan => {
  const folder = join(root, 'src/sections');
  const registry = readFileSync(join(folder, 'registry.ts'), 'utf8');
  return planSection({ registry, entries: readdirSync(folder) }, name);
};

const asSite = ({ name, theme }: Request): Plan => {
  if (existsSync(join(root, name))) throw new Error(`The folder ${name} already exists.`);
  return planSite(readConfigSources(root), name, theme);
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
  const isOfSite = ['page', 'form', 'language'].includes(request.make);
  const folder = isOfSite ? siteFolder(root) : root;
  const plan = { ...wanted, change: wanted.change.filter(differsIn(folder)) };
  await carryOut(folder, plan);
  // The security rules are generated from the forms.
  if (request.make === 'site') writeRules(join(root, request.name));
  console.log(namedFromProject(formatPlan(plan), isOfSite ? siteName(root) : ''));
} catch (error) {
  reportAndExit(error);
}
