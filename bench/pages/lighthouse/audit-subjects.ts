import { serveFolder } from '../serve/serve-folder';
import type { Subject } from '../subjects';
import { auditPage, type Audit } from './audit-page';
import { medianReading, type Reading } from './reading';

/** By the name of the subject. */
export type Readings = Map<string, Reading>;

/** `smoke`: no warm-up, and a failed audit outside performance fails the run. */
type Plan = { runs: number; chromePath: string; smoke: boolean };

const serveAll = async (subjects: Subject[]) => {
  const folders = [...new Set(subjects.map(({ folder }) => folder))];
  const servers = await Promise.all(folders.map(serveFolder));
  return {
    urlOf: ({ folder, path }: Subject) => `${servers[folders.indexOf(folder)]?.origin}${path}`,
    close: () => Promise.all(servers.map((server) => server.close())),
  };
};

/** Every subject in turn, `runs` times, so that a slow minute of the machine affects all of them. */
const auditInTurns = async (subjects: Subject[], { runs, chromePath, smoke }: Plan) => {
  const { urlOf, close } = await serveAll(subjects);
  const taken = subjects.map((subject) => ({ subject, audits: [] as Audit[] }));
  // The first start of a browser reads it from disk; it does not count.
  const [first] = subjects;
  if (first && !smoke) await auditPage(urlOf(first), chromePath);
  for (let run = 1; run <= runs; run += 1) {
    for (const { subject, audits } of taken) {
      const audit = await auditPage(urlOf(subject), chromePath);
      audits.push(audit);
      const { performance, lcp, tbt } = audit.reading;
      const times = `LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms`;
      console.log(`${subject.name} ${run}/${runs}: ${performance}, ${times}`);
    }
  }
  await close();
  return taken;
};

/** The median reading of every subject. Prints what keeps a page from 100. */
export const auditSubjects = async (subjects: Subject[], plan: Plan): Promise<Readings> => {
  const readings: Readings = new Map();
  for (const { subject, audits } of await auditInTurns(subjects, plan)) {
    const failing = [...new Set(audits.flatMap((audit) => audit.failing))];
    const faults = `\n${subject.title} fails:\n  ${failing.join('\n  ')}`;
    if (failing.length > 0 && plan.smoke) throw new Error(faults);
    if (failing.length > 0) console.log(faults);
    readings.set(subject.name, medianReading(audits.map(({ reading }) => reading)));
  }
  return readings;
};
