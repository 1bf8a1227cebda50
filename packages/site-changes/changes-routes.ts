import { array, boolean, mixed, object, type Schema, string } from 'yup';
import { dayOf } from '../../src/rules/today';
import type { GoBackRequest, KeepRequest, Side } from '../edit-protocol/changes-protocol';
import { FileAnswer, get, type JsonRoute, post, Refusal } from '../edit-routes';
import { createQueue } from '../files';
import { changesSince, goBack } from './earlier-states';
import { listChanges, pictureBefore } from './list-changes';
import { takeBack, type TakeBackContext } from './take-back';
import { valuesBefore } from './values-before';
import { zipChanges } from './zip-changes';

/** Whose version of each conflict stays, by its id. */
export const choicesBody = mixed((given): given is Record<string, Side> =>
  Object.values(Object(given) as object).every((each) => each === 'ours' || each === 'theirs'),
).optional();

const keepBody: Schema<KeepRequest> = object({
  words: string().max(5000),
  newBranch: boolean(),
  choices: choicesBody,
}).required();

const takeBackBody = object({
  ids: array().of(string().required()).min(1).max(10_000).required(),
})
  .exact()
  .required();

const beforeBody = object({
  file: string()
    .matches(/^public\//)
    .max(1000)
    .required(),
}).required();

const stateBody: Schema<GoBackRequest> = object({
  commit: string()
    .matches(/^[0-9a-f]{40,64}$/)
    .required(),
}).required();

export type ChangesContext = TakeBackContext & { site: string; now: () => Date };

/** What the editor asks about changes since the last commit. */
export const changesRoutes = (context: ChangesContext): JsonRoute[] => {
  const { site, history, now } = context;
  const enqueue = createQueue();
  return [
    get('changes', () => listChanges(history)),
    get('changes/values', (query) => valuesBefore(context, query.get('language') ?? undefined)),
    post('changes/before', beforeBody, async ({ file }) => {
      const bytes = await pictureBefore(history, file);
      if (!bytes) throw new Refusal(400, `The last commit has no ${file}.`);
      // Shown as a picture, never opened: an SVG may hold script.
      return new FileAnswer(bytes, 'application/octet-stream');
    }),
    post('take-back', takeBackBody, ({ ids }) => enqueue(() => takeBack(context, ids))),
    post('keep', keepBody, (request) => enqueue(() => history.keep(request, dayOf(now())))),
    get('changes/earlier', () => history.states()),
    post('changes/since', stateBody, async ({ commit }) => {
      const list = await changesSince(history, commit);
      if (typeof list === 'string') throw new Refusal(400, list);
      return list;
    }),
    post('changes/go-back', stateBody, ({ commit }) => enqueue(() => goBack(context, commit))),
    get('zip', async () => new FileAnswer(await zipChanges(site, history), 'application/zip')),
  ];
};
