import type { Schema } from 'yup';
import { routesContract } from '../../src/contract/routes';
import { siteContract } from '../../src/contract/site';
import { themeContract } from '../../src/contract/theme';
import { formContract } from '../../src/form/form-contract';
import { pageContract } from '../../src/sections/page-contract';
import { checkForm } from './check-form';
import { checkPage } from './check-page';
import { checkSamples } from './check-samples';
import { checkTheme } from './check-theme';
import type { Finding } from './finding';
import { readLiteral, type ReadFile } from './read-literal';
import { shapeFindings } from './shape-findings';

const contractOf = (file: string): Schema | undefined => {
  if (file === 'config/site.ts') return siteContract;
  if (file === 'config/theme.ts') return themeContract;
  if (file === 'config/routes.ts') return routesContract;
  if (/^config\/pages\/[a-z][a-z0-9-]*\.ts$/.test(file)) return pageContract;
  if (/^config\/forms\/[a-z][a-z0-9-]*\.ts$/.test(file)) return formContract;
  return undefined;
};

const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

/** What is known of one file by itself. Nothing is said of what could not be read. */
const findingsOf = (file: string, { value, unread }: ReadFile, contract: Schema): Finding[] =>
  [
    ...shapeFindings(value, contract),
    ...(file.startsWith('config/forms/') ? checkForm(value) : []),
    ...(file.startsWith('config/pages/') ? checkPage(value) : []),
    ...(file === 'config/theme.ts' ? checkTheme(value) : []),
    ...checkSamples(value),
  ].filter(({ path }) => !unread.some((outer) => isWithin(path, outer)));

export type CheckedFile = { source: string; read: ReadFile; findings: Finding[] };

/** The last of each file: most have not changed when all are checked again. */
const remembered = new Map<string, CheckedFile>();

/** What is known of a file by itself; nothing of one that nobody reads. */
export const checkFile = (file: string, source: string): CheckedFile | undefined => {
  const contract = contractOf(file);
  if (!contract) return undefined;
  const before = remembered.get(file);
  if (before?.source === source) return before;
  const read = readLiteral(source);
  const findings = read.readable ? findingsOf(file, read, contract) : [];
  const checked = { source, read, findings };
  remembered.set(file, checked);
  return checked;
};
