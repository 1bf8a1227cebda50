import { ValidationError, type Schema } from 'yup';
import { routesContract } from '../../src/contract/routes';
import { siteContract } from '../../src/contract/site';
import { themeContract } from '../../src/contract/theme';
import { formContract } from '../../src/form/form-contract';
import { pageContract } from '../../src/sections/page-contract';
import { checkForm } from './check-form';
import { doubledHeads, longHeads } from './check-heads';
import { checkReferences } from './check-references';
import { checkSamples } from './check-samples';
import type { ConfigSources } from './config-files';
import type { Finding } from './finding';
import type { Problem } from './problem';
import { readLiteral, type ReadFile } from './read-literal';

const contractOf = (file: string): Schema | undefined => {
  if (file === 'config/site.ts') return siteContract;
  if (file === 'config/theme.ts') return themeContract;
  if (file === 'config/routes.ts') return routesContract;
  if (/^config\/pages\/[a-z][a-z0-9-]*\.ts$/.test(file)) return pageContract;
  if (/^config\/forms\/[a-z][a-z0-9-]*\.ts$/.test(file)) return formContract;
  return undefined;
};

const needed = ['config/site.ts', 'config/theme.ts', 'config/routes.ts'];

const shapeFindings = (value: unknown, contract: Schema): Finding[] => {
  try {
    contract.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return found.flatMap(({ path = '', message, type, params }) =>
      type === 'exact'
        ? unknownKeys(params).map((key) => ({
            path: [path, key].filter(Boolean).join('.'),
            message,
          }))
        : { path, message: plain(message, path) },
    );
  }
};

const unknownKeys = (params: ValidationError['params']) => String(params?.properties).split(', ');

/** yup's own words start with the path, which is shown anyway. */
const plain = (message: string, path: string) =>
  path !== '' && message.startsWith(path) ? message.slice(path.length).trim() : message;

/**
 * Everything that is wrong with the config whose files are given by path, in the order of the
 * files. Pure: reads nothing else, so that it serves the command, the build and the dev server.
 */
export const checkConfig = (sources: ConfigSources): Problem[] => {
  const problems: Problem[] = [];
  const values = new Map<string, unknown>();
  const read = new Map<string, ReadFile>();

  const add = (file: string, severity: Problem['severity'], { path, message }: Finding) => {
    const place = read.get(file)?.placeOf(path) ?? { line: 1, column: 1 };
    problems.push({ severity, file, ...place, path, message });
  };

  for (const file of needed.filter((name) => !(name in sources))) {
    add(file, 'error', { path: '', message: 'is missing' });
  }
  for (const [file, source] of Object.entries(sources)) {
    const contract = contractOf(file);
    if (!contract) {
      const message =
        'is not read by anything: config holds site.ts, theme.ts, routes.ts, pages/<name>.ts and forms/<name>.ts, names in small letters';
      add(file, 'error', { path: '', message });
      continue;
    }
    const literal = readLiteral(file, source);
    read.set(file, literal);
    problems.push(...literal.problems);
    if (literal.problems.length > 0) continue;
    const findings = shapeFindings(literal.value, contract);
    findings.forEach((finding) => add(file, 'error', finding));
    if (findings.length === 0) values.set(file, literal.value);
  }

  for (const [file, value] of values) {
    if (file.startsWith('config/forms/')) {
      checkForm(value as Parameters<typeof checkForm>[0]).forEach((finding) =>
        add(file, 'error', finding),
      );
    }
    checkSamples(value).forEach((finding) => add(file, 'warning', finding));
  }
  const between = [...checkReferences(values, Object.keys(sources)), ...doubledHeads(values)];
  between.forEach(({ file, ...finding }) => add(file, 'error', finding));
  longHeads(values).forEach(({ file, ...finding }) => add(file, 'warning', finding));
  return problems;
};
