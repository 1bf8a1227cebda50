import { basename } from 'node:path';
import { array, boolean, mixed, object, type Schema, string } from 'yup';
import type { GoBackRequest, KeepRequest, Side } from '../edit-protocol/changes-protocol';
import { type Handler, json, post } from '../edit-routes';
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

const dayOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

export type ChangesContext = TakeBackContext & { site: string; now: () => Date };

/** What the editor asks about changes since the last commit. */
export const changesHandlers = (context: ChangesContext): Handler[] => {
  const { site, history, now } = context;
  const enqueue = createQueue();
  return [
    { method: 'GET', path: 'changes', handle: async () => json(await listChanges(history)) },
    {
      method: 'GET',
      path: 'changes/values',
      handle: async (_, query) =>
        json(await valuesBefore(context, query?.get('language') ?? undefined)),
    },
    post('changes/before', beforeBody, async ({ file }) => {
      const bytes = await pictureBefore(history, file);
      if (!bytes) return { is: 'bad-request', message: `The last commit has no ${file}.` };
      // Shown as a picture, never opened: an SVG may hold script.
      return { is: 'file', name: basename(file), type: 'application/octet-stream', bytes };
    }),
    post('take-back', takeBackBody, ({ ids }) =>
      enqueue(async () => json(await takeBack(context, ids))),
    ),
    post('keep', keepBody, (request) =>
      enqueue(async () => json(await history.keep(request, dayOf(now())))),
    ),
    {
      method: 'GET',
      path: 'changes/earlier',
      handle: async () => json(await history.states()),
    },
    post('changes/since', stateBody, async ({ commit }) => {
      const list = await changesSince(history, commit);
      return typeof list === 'string' ? { is: 'bad-request', message: list } : json(list);
    }),
    post('changes/go-back', stateBody, ({ commit }) =>
      enqueue(async () => json(await goBack(context, commit))),
    ),
    {
      method: 'GET',
      path: 'zip',
      handle: async () => ({
        is: 'file',
        name: `changes-${dayOf(now())}.zip`,
        type: 'application/zip',
        bytes: await zipChanges(site, history),
      }),
    },
  ];
};
