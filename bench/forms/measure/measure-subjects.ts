import type { SubjectName } from '../registry';
import { measurePage } from './measure-page';
import { measureNames, type Samples } from './measures';
import { openBrowser } from './open-browser';
import { serveSubjects } from './serve-subjects';

/** `warmUps`: rounds that are measured before those that count. */
type Setting = { names: SubjectName[]; fieldCounts: number[]; runs: number; warmUps: number };

export type Measured = {
  browser: string;
  /** What was measured of a subject with so many fields. */
  samplesOf: (name: SubjectName, fieldCount: number) => Samples | undefined;
};

const joined = (all: Samples[]) =>
  Object.fromEntries(
    measureNames.map((measure) => [measure, all.flatMap((samples) => samples[measure])]),
  ) as Samples;

/** Measures the built subjects in turn, so that a busy moment of the machine hits them all. */
export const measureSubjects = async (setting: Setting): Promise<Measured> => {
  const { names, fieldCounts, runs, warmUps } = setting;
  const browser = await openBrowser();
  const server = await serveSubjects();
  const found = new Map<string, Samples[]>();
  for (const fieldCount of fieldCounts) {
    for (let run = -warmUps; run < runs; run += 1) {
      for (const name of names) {
        const address = `${server.address}${name}/`;
        const samples = await measurePage({ browser, address, fieldCount });
        const key = `${name} ${fieldCount}`;
        if (run >= 0) found.set(key, [...(found.get(key) ?? []), samples]);
      }
    }
    console.log(`Measured ${names.join(', ')} with ${fieldCount} fields.`);
  }
  const version = browser.version();
  await Promise.all([browser.close(), server.close()]);
  return {
    browser: `Chromium ${version}`,
    samplesOf: (name, fieldCount) => {
      const all = found.get(`${name} ${fieldCount}`);
      return all && joined(all);
    },
  };
};
