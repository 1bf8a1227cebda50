import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { readConfigSources } from '../../../packages/config-files';
import { stateEvent } from '../../../packages/edit-protocol/protocol';
import {
  reloadEvent,
  unsavedEvent,
  type WorkerAnswer,
  type WorkerRequest,
} from '../../../packages/edit-protocol/worker-protocol';
import { type EditRoute, Refusal, siteRoutes } from '../../../packages/edit-routes';
import type { EditStore } from '../../../packages/edit-store';
import {
  answerTo,
  canvasCodec,
  type FileChanges,
  type LoadedSite,
  openSiteInMemory,
  type Rebase,
  writeFiles,
} from '../../../packages/edit-worker';
import { createQueue } from '../../../packages/files';
import { newsEvent } from '../../../src/gallery/config-news';
import { checkWithin } from '../../check/check-project';
import { createConfigInLanguages } from '../../dev-config/config-in-languages';
import { languagesRoutes } from '../../edit/languages-routes';
import { siteStore } from '../../edit/site-store';
import { engineRoot } from '../../roots';
import { openLocalEdits } from '../files/local-edits';
import { checkOnce, lastCheck } from './known-check';
import { shownRoutes } from './shown-routes';

/** What further routes have to do with. */
type HostedSite = {
  /** Its folder in the worker's memory. */
  site: string;
  store: EditStore;
  loaded: () => LoadedSite;
  /** Files that are other ones than at that commit; undefined: taken away. */
  changes: () => FileChanges;
  /** Goes on from another commit: what was typed since stays, by `rebase`. */
  moveTo: (next: LoadedSite) => Promise<void>;
  /** Keeps what was written until now, where this browser has room for it. */
  keep: () => Promise<void>;
};

export type HostedEditor = {
  /** Whose edits this browser keeps: the repository and the branch. */
  name: string;
  /**
   * The site at the commit with which what this browser keeps began, if it is still to be had, or at another one.
   * Rejects with words for the person who edits.
   */
  load: (stored: string | undefined) => Promise<LoadedSite>;
  /** Called where it is another one. */
  rebase: Rebase;
  /** Further routes that the editor asks for. */
  routes?: (hosted: HostedSite) => readonly EditRoute[];
  /** Which engine this is: what its check has said of a commit is kept in this browser. Without it nothing is. */
  version?: string;
  /** Files of the engine that the check reads, by their paths: of the fonts that are installed, and of examples. */
  fonts: Readonly<Record<string, string>>;
  /** Called once the site is there: they only make messages longer. */
  loadExamples: () => Promise<Readonly<Record<string, string>>>;
};

type SiteLock = <Result>(file: string, task: () => Promise<Result>) => Promise<Result>;

const site = '/site';

const unsaved =
  'This browser has no room to keep what you type. Do not close this window before it is published.';

const writeTexts = (folder: string, texts: Readonly<Record<string, string>>) =>
  writeFiles(
    folder,
    new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)])),
  );

/** So long after it has asked for anything the page has what it needs first, in milliseconds. */
const pageIsShown = 1000;

/** Edits a site in the memory of this worker. `tell` hears of each change, once it is stored. */
const openHostedEditor = async (
  { name, load, rebase, routes, version, fonts, loadExamples }: HostedEditor,
  tell: (event: string, data?: unknown) => void,
) => {
  writeTexts(engineRoot, fonts);
  const memory = await openSiteInMemory({
    folder: site,
    load,
    keeper: openLocalEdits(name),
    rebase,
  });
  const isAsLoaded = () => memory.changes().size === 0;
  const kept = lastCheck(name);
  const state = [version, new Date().toDateString(), memory.loaded().commit].join(' ');
  const last = version !== undefined && isAsLoaded() ? await kept.of(state) : undefined;
  /** Nobody waits for the check of what was published. */
  const said = last && (last.problems ?? []);
  const { check, forget } = checkOnce(checkWithin(site), said);
  // Nobody else is in this memory.
  const lock: SiteLock = (file, task) => {
    mkdirSync(dirname(file), { recursive: true });
    return task();
  };
  const store = siteStore(site, { check, lock });
  const config = createConfigInLanguages(check, (words) => words);
  config.update(readConfigSources(site));
  let told = store.state().version;
  /** The errors that are found, where this browser has kept them for the next page. */
  const keepCheck = async () => {
    const problems = check(readConfigSources(site));
    const isKept =
      version !== undefined && isAsLoaded() && (await kept.keep({ of: state, problems }));
    return isKept ? problems.filter(({ severity }) => severity === 'error') : [];
  };
  if (!said) void keepCheck();

  const keep = () =>
    memory.keep().then(
      () => tell(unsavedEvent, ''),
      () => tell(unsavedEvent, unsaved),
    );

  /** Keeps what a request has changed, and tells of it. */
  const settle = async () => {
    await keep();
    const state = store.state();
    if (state.version === told) return;
    told = state.version;
    const changed = config.update(readConfigSources(site));
    tell(stateEvent, state);
    tell(newsEvent, { message: config.message(), changed });
    if (config.hasOtherLanguages()) tell(reloadEvent);
  };
  const enqueue = createQueue();
  const settleInTurn = () => enqueue(() => settle().finally(forget));
  /** Looks at what was not checked, or at another time. */
  const checkAnew = async () => {
    forget();
    await store.refresh();
    const errors = await keepCheck();
    // A page of values that were taken for sound is made anew: it then says what is wrong with them.
    if (last && !last.problems && errors.length > 0) tell(reloadEvent);
    else await settleInTurn();
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isChecked = said === undefined;
  /** The check waits until the page asks for nothing more. */
  const heard = () => {
    if (isChecked) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      isChecked = true;
      checkAnew().catch((error: unknown) => console.error(error));
    }, pageIsShown);
  };

  void loadExamples().then(
    (examples) => {
      writeTexts(engineRoot, examples);
      if (config.message() === undefined) return;
      config.update(readConfigSources(site));
      tell(newsEvent, { message: config.message(), changed: [] });
    },
    () => undefined,
  );

  const moveTo = async (next: LoadedSite) => {
    await memory.moveTo(next);
    await store.refresh();
    await settleInTurn();
  };
  const { loaded, changes } = memory;
  heard();
  return {
    heard,
    settle: settleInTurn,
    routes: [
      ...siteRoutes({ site, store, codec: canvasCodec }),
      ...languagesRoutes({ site, store }),
      ...shownRoutes(site, config),
      ...(routes?.({ site, store, loaded, changes, moveTo, keep }) ?? []),
    ],
  };
};

/** A site's editor in this worker: answers requests once the site is there. */
export const createHostedEditor = (
  options: HostedEditor,
  tell: (event: string, data?: unknown) => void,
) => {
  const opened = openHostedEditor(options, tell).catch((error: unknown) => {
    throw new Refusal(503, error instanceof Error ? error.message : String(error));
  });
  // Whoever asks is told.
  opened.catch(() => undefined);
  return {
    answer: (request: WorkerRequest): Promise<WorkerAnswer> =>
      answerTo(request, {
        routes: async () => {
          const { heard, routes } = await opened;
          heard();
          return routes;
        },
        settle: async () => (await opened).settle(),
        log: (message) => console.error(message),
      }),
  };
};
