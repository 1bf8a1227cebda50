import { openBrowser } from '../../shared/open-browser';
import { settingOf, steppedFieldCount, type SubjectName } from '../registry';
import { measurePage, type PageSetting } from './measure-page';
import { measureSteps } from './measure-steps';
import { measureNames, type Samples } from './measures';
import { serveSubjects } from './serve-subjects';

/** `warmUps`: rounds before those that count. */
type Setting = { names: SubjectName[]; fieldCounts: number[]; runs: number; warmUps: number };

export type Measured = {
  browser: string;
  /** The samples of a subject with this many fields. */
  samplesOf: (name: SubjectName, fieldCount: number) => Samples | undefined;
};

const joined = (all: Samples[]) =>
  Object.fromEntries(
    measureNames.map((measure) => [measure, all.flatMap((samples) => samples[measure] ?? [])]),
  ) as Samples;

/** Subjects measured in turn, with the same number of fields. */
const groupsOf = ({ names, fieldCounts }: Setting) => {
  const plain = names.filter((name) => !settingOf(name).conditional);
  const conditional = names.filter((name) => settingOf(name).conditional);
  return [
    ...fieldCounts.map((fieldCount) => ({ names: plain, fieldCount })),
    { names: conditional, fieldCount: steppedFieldCount },
  ].filter((group) => group.names.length > 0);
};

const measureSubject = (name: SubjectName, setting: PageSetting) => {
  const { conditional } = settingOf(name);
  return conditional
    ? measureSteps({ ...setting, inOneForm: conditional === 'in one form' })
    : measurePage(setting);
};

/** Measures the built subjects in turn, so that a busy moment of the machine hits them all. */
export const measureSubjects = async (setting: Setting): Promise<Measured> => {
  const { runs, warmUps } = setting;
  const browser = await openBrowser();
  const server = await serveSubjects();
  const found = new Map<string, Samples[]>();
  for (const { names, fieldCount } of groupsOf(setting)) {
    for (let run = -warmUps; run < runs; run += 1) {
      for (const name of names) {
        const address = `${server.address}${name}/`;
        const samples = await measureSubject(name, { browser, address, fieldCount });
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
