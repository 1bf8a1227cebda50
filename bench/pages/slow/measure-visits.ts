import { median } from '../../shared/median';
import { places } from '../places';
import { serveFolder } from '../serve/serve-folder';
import { asVisitor } from './visitor';
import { visits, type Visit } from './visits';

/** By the name of the visit. */
export type Visits = Map<string, Visit>;

const medianVisit = (taken: Visit[]): Visit => ({
  painted: median(taken.map(({ painted }) => painted)),
  bytes: median(taken.map(({ bytes }) => bytes)),
});

/** The median of each kind of visit to our site, over a slow connection. */
export const measureVisits = async (runs: number, chromePath: string): Promise<Visits> => {
  const server = await serveFolder(places.ours);
  const medians: Visits = new Map();
  for (const [name, visit] of Object.entries(visits)) {
    const taken: Visit[] = [];
    for (let run = 1; run <= runs; run += 1) {
      taken.push(await asVisitor(chromePath, (browser) => visit(browser, server)));
      console.log(`${name} ${run}/${runs}: ${JSON.stringify(taken.at(-1))}`);
    }
    medians.set(name, medianVisit(taken));
  }
  await server.close();
  return medians;
};
