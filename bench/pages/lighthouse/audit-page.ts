import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromeFlags } from './chrome-flags';
import { failingAudits } from './failing-audits';
import { inlineScriptBytes } from './inline-scripts';
import { categories, type Reading } from './reading';

export type Audit = { reading: Reading; failing: string[] };

const numberOf = ({ audits }: Result, id: string) => {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse measured no ${id}.`);
  return value;
};

const bytesOf = ({ audits }: Result, kind: string) => {
  const { details } = audits['resource-summary'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse listed no resources.');
  return Number(details.items.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0);
};

/** The longest task of the main thread, in milliseconds; 0 where none takes 50. */
const longestTaskOf = ({ audits }: Result) => {
  const { details } = audits['long-tasks'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  return Math.max(0, ...items.map(({ duration }) => Number(duration)));
};

const scoresOf = (result: Result) =>
  Object.fromEntries(
    categories.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)]),
  ) as Record<(typeof categories)[number], number>;

const readingOf = (result: Result, inlineBytes: number): Reading => ({
  ...scoresOf(result),
  fcp: numberOf(result, 'first-contentful-paint'),
  lcp: numberOf(result, 'largest-contentful-paint'),
  tbt: numberOf(result, 'total-blocking-time'),
  cls: numberOf(result, 'cumulative-layout-shift'),
  speedIndex: numberOf(result, 'speed-index'),
  longestTask: longestTaskOf(result),
  scriptBytes: bytesOf(result, 'script') + inlineBytes,
  totalBytes: bytesOf(result, 'total'),
});

/** One run of Lighthouse in a fresh profile: a phone, with its default simulated throttling. */
export const auditPage = async (url: string, chromePath: string): Promise<Audit> => {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse reported nothing about ${url}.`);
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
    const reading = readingOf(run.lhr, await inlineScriptBytes(url));
    return { reading, failing: failingAudits(run.lhr) };
  } finally {
    chrome.kill();
  }
};
