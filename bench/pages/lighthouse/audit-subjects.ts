import { serveFolder } from '../serve/serve-folder';
import type { Subject } from '../subjects';
import { auditPage, type Audit } from './audit-page';
import { medianReading, type Reading } from './reading';

/** By the name of the subject. */
export type Readings = Map<string, Reading>;

type Plan = { runs: number; chromePath: string };

const serveAll = async (subjects: Subject[]) => {
  const folders = [...new Set(subjects.map(({ folder }) => folder))];
  const servers = await Promise.all(folders.map(serveFolder));
  return {
    urlOf: ({ folder, path }: Subject) => `${servers[folders.indexOf(folder)]?.origin}${path}`,
    close: () => Promise.all(servers.map((server) => server.close())),
  };
};

/** Every subject in turn, `runs` times: a slow minute of the machine is shared by all. */
const auditInTurns = async (subjects: Subject[], { runs, chromePath }: Plan) => {
  const { urlOf, close } = await serveAll(subjects);
  const taken = subjects.map((subject) => ({ subject, audits: [] as Audit[] }));
  // The first start of a browser reads it from the disk; it is not counted.
  for (const subject of subjects.slice(0, 1)) await auditPage(urlOf(subject), chromePath);
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
    if (failing.length > 0) console.log(`\n${subject.title} fails:\n  ${failing.join('\n  ')}`);
    readings.set(subject.name, medianReading(audits.map(({ reading }) => reading)));
  }
  return readings;
};
