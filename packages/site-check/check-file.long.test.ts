/** @jest-environment node */
import { join } from 'node:path';
import fc from 'fast-check';
import { mutations } from '../../tests/mistakes/mutation';
import { randomRuns } from '../../tests/runs';
import { readConfigSources } from '../config-files/config-files';
import { checkConfig } from './check-config';

const sources = readConfigSources(join(__dirname, '../../tests/sites/agency'));

/** What is said by a check that remembers nothing. */
const freshly = (changed: typeof sources) => {
  let reported: unknown;
  jest.isolateModules(() => {
    const fresh = jest.requireActual<{ checkConfig: typeof checkConfig }>('./check-config');
    reported = fresh.checkConfig(changed);
  });
  return reported;
};

test('what is remembered of a file is said as by a check that remembers nothing', () => {
  const some = fc.sample(mutations(sources), randomRuns({ short: 2, full: 12 }));
  const changed = some.map(({ file, text }) => ({ ...sources, [file]: text }));
  const fresh = [sources, ...changed].map(freshly);
  // There and back, so that each is asked for anew and remembered.
  for (const each of [[sources, ...changed], [sources, ...changed].toReversed()].entries()) {
    const [way, configs] = each;
    const expected = way === 0 ? fresh : fresh.toReversed();
    expect(configs.map((config) => checkConfig(config))).toEqual(expected);
  }
});
