import {
  reloadEvent,
  type SiteStart,
  unsavedEvent,
  waitingEvent,
} from '../../../packages/edit-protocol/worker-protocol';
import { ask, type Connection, connect } from './connection';
import type { HostedPage } from './hosted-page';
import { servePublicFiles } from './serve-public-files';
import { signedIn } from './signed-in';

const contentOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="editor-${name}"]`)?.content;

/** What the build says of its scripts, in the page. */
const addressOf = (name: string): string => {
  const content = contentOf(name);
  if (content === undefined) throw new Error(`The page names no ${name}.`);
  return new URL(content, document.baseURI).href;
};

/** Where the files are at a git host, they come once somebody has signed in there. */
const signIn = async (connection: Connection) => {
  const repository = contentOf('repository');
  if (repository === undefined || pageAround()) return;
  await signedIn(connection, {
    repository,
    server: contentOf('server'),
    client: contentOf('client'),
    script: addressOf('sign-in'),
  });
};

/** Says something above the page; nothing where there are no words. */
const say = (id: string, words: string) => {
  const known = document.getElementById(id);
  if (words === '') return known?.remove();
  const element = known ?? document.createElement('div');
  element.id = id;
  element.role = 'alert';
  element.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:2147483647;padding:1rem;background:#8c1d18;color:#fff;font:1rem system-ui';
  element.textContent = words;
  return document.body.append(element);
};

/** A frame of the editor shows the files of the page around it: there is one worker for both. */
const pageAround = () =>
  window.parent === window
    ? undefined
    : (window.parent as Window & { hostedPage?: HostedPage }).hostedPage;

const begin = (): Connection => {
  const around = pageAround();
  if (around) return around.connection;
  const connection = connect(new Worker(addressOf('worker'), { type: 'module' }));
  connection.on(waitingEvent, () =>
    say('waiting', 'The site is being edited in another window. Close it, and it goes on here.'),
  );
  connection.on(unsavedEvent, (words) => say('unsaved', String(words)));
  connection.on(reloadEvent, () => window.location.reload());
  return connection;
};

const show = ({ told, language, direction, filter }: SiteStart) => {
  globalThis.__SITE__ = told;
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  if (filter !== undefined) document.body.insertAdjacentHTML('afterbegin', filter);
};

const run = async () => {
  const connection = begin();
  await signIn(connection);
  const { pathname } = window.location;
  const [start] = await Promise.all([
    ask<SiteStart>(connection, 'shown/start', { address: pathname }),
    servePublicFiles(connection, addressOf('public')),
  ]);
  say('waiting', '');
  show(start);
  globalThis.hostedPage = { connection, start };
  await import(/* @vite-ignore */ addressOf('script'));
};

await run().catch((error: unknown) =>
  say('waiting', error instanceof Error ? error.message : String(error)),
);
