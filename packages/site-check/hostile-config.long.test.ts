/** @jest-environment node */
import { join } from 'node:path';
import { sources } from '../../tests/mistakes/agency';
import { hostile } from '../../tests/mistakes/hostile';
import { processorTime } from '../../tests/processor-time';
import { seeded, someOf } from '../../tests/runs';
import { createDevConfig } from '../../tools/dev-config/dev-config';
import type { ConfigSources } from '../config-files/config-files';
import { checkConfig } from './check-config';
import { examplesOf } from './report/examples';

/*
 * What the check and the dev server read of config, fed with long files of every sort: the time for a
 * file grows as its length does, and what is wrong is told with its place. The same for what visitors
 * send is packages/local-firebase/hostile-input.long.test.ts.
 */

const around = {
  pictures: ['/icon.svg'],
  files: ['/icon.svg', '/prices.pdf'],
  media: [],
  fonts: ['Bricolage Grotesque Variable', 'Instrument Sans Variable'],
  exampleAt: examplesOf(join(__dirname, '../..')),
};

const [short, long] = [16_000, 64_000];
/** Four times as long takes four times as long, or three times that where memory is tidied up; in quadratic time it is 16. */
const mostGrowth = 12;
/** Milliseconds of the processor, which are lost in what any config takes. */
const least = 250;

/** Reads config as the dev server does, which asks the check; returns what is told, and for how long. */
const read = (changed: ConfigSources, enough = Infinity) => {
  let reported = '';
  const took = processorTime(() => {
    const config = createDevConfig((asked) => checkConfig(asked, around));
    config.update({ ...sources, ...changed });
    Object.keys(changed).forEach((file) => config.valueOf(file));
    reported = config.message() ?? '';
  }, enough);
  return { reported, took };
};

// What is loaded and compiled with the first is no part of it.
beforeAll(() => void read({}));

test.each(someOf(hostile, { oneIn: 4 }))(
  seeded('%s: in a time that grows with the file alone, and with a place'),
  (_, { file, sources: sourcesOf }) => {
    const first = read(sourcesOf(short));
    const longest = mostGrowth * Math.max(first.took, least);
    const second = read(sourcesOf(long), longest);
    expect(second.took).toBeLessThan(longest);
    expect(second.reported).toMatch(new RegExp(`^ {2}${file}:\\d+:\\d+ {2}SITE-\\d{3}$`, 'm'));
  },
  60_000,
);
