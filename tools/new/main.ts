import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configErrors } from '../check/config-errors';
import { readConfigSources } from '../check/read/config-files';
import { namedFromProject } from '../named-from-project';
import { reportAndExit } from '../report-and-exit';
import { siteFolder, siteName } from '../site-folder';
import { assertStaysInOrder } from './assert-stays-in-order';
import { carryOut } from './carry-out';
import { formatPlan } from './format-plan';
import type { Plan } from './plan';
import { planForm } from './plan-form';
import { planPage } from './plan-page';
import { planSection } from './plan-section';
import { readRequest, type Request } from './read-request';

const root = process.cwd();

const inConfig = ({ make, ...wanted }: Request): Plan => {
  const errors = configErrors(siteFolder(root));
  if (errors)
    throw new Error(`Nothing was written, since config must be in order first.\n${errors}`);
  const config = readConfigSources(siteFolder(root));
  const plan = make === 'page' ? planPage(config, wanted.name) : planForm(config, wanted);
  assertStaysInOrder(config, plan);
  return plan;
};

const inSections = ({ name }: Request): Plan => {
  const folder = join(root, 'src/sections');
  const registry = readFileSync(join(folder, 'registry.ts'), 'utf8');
  return planSection({ registry, entries: readdirSync(folder) }, name);
};

/** What is to be changed and does not say so already. */
const differsIn =
  (folder: string) =>
  ({ file, text }: Plan['change'][number]) =>
    readFileSync(join(folder, file), 'utf8') !== text;

try {
  const request = readRequest(process.argv.slice(2));
  const wanted = request.make === 'section' ? inSections(request) : inConfig(request);
  const isOfSite = request.make !== 'section';
  const folder = isOfSite ? siteFolder(root) : root;
  const plan = { ...wanted, change: wanted.change.filter(differsIn(folder)) };
  await carryOut(folder, plan);
  console.log(namedFromProject(formatPlan(plan), isOfSite ? siteName(root) : ''));
} catch (error) {
  reportAndExit(error);
}
