import { median } from '../../shared/median';
import { serveFolder } from '../serve/serve-folder';
import type { Subject } from '../subjects';
import { acts, type Act } from './acts';
import { openPage } from './open-page';
import { asVisitor } from './visitor';

/** What each subject takes, by its name: one figure for each row of the act. */
export type Figures = Map<string, number[]>;

/** By the name of the act. */
export type ActFigures = Map<string, Figures>;

type Plan = { runs: number; chromePath: string };

const medians = (taken: number[][]): number[] =>
  (taken[0] ?? []).map((_, row) => median(taken.map((figures) => figures[row] ?? Number.NaN)));

const isOf = ({ ownPage }: Act, { name }: Subject) => !ownPage || ['home', 'hand'].includes(name);

/** One act on each subject, in turns. */
export const measureAct = async (
  name: string,
  subjects: Subject[],
  { runs, chromePath }: Plan,
): Promise<Figures> => {
  const act = acts[name];
  if (!act) throw new Error(`There is no act "${name}".`);
  const own = subjects.filter((subject) => isOf(act, subject));
  const servers = await Promise.all(own.map(({ folder }) => serveFolder(folder)));
  const taken = own.map((): number[][] => []);
  for (let run = 1; run <= runs; run += 1) {
    for (const [place, subject] of own.entries()) {
      const url = `${servers[place]?.origin}${act.path}`;
      const figures = await asVisitor(chromePath, async (browser) => {
        const opened = await openPage(browser, url, act.slowBefore ? 'slow' : 'fast');
        await opened.slowDown();
        return act.measure(opened, subject.name === 'hand');
      });
      taken[place]?.push(figures);
      console.log(
        `${name}, ${subject.title} ${run}/${runs}: ${figures.map(Math.round).join(', ')}`,
      );
    }
  }
  await Promise.all(servers.map((server) => server.close()));
  return new Map(own.map((subject, place) => [subject.name, medians(taken[place] ?? [])]));
};

/** The medians of every act, over a slow connection. */
export const measureActs = async (subjects: Subject[], plan: Plan): Promise<ActFigures> => {
  const figures: ActFigures = new Map();
  for (const name of Object.keys(acts)) figures.set(name, await measureAct(name, subjects, plan));
  return figures;
};
