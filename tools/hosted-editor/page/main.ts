import {
  reloadEvent,
  type SiteStart,
  unsavedEvent,
} from '../../../packages/edit-protocol/worker-protocol';
import { nameOfSite, type SiteAtHost } from '../files/site-at-host';
import { ask, type Connection, connect } from './connection';
import { holdForOneWindow } from './hold-for-one-window';
import type { HostedPage } from './hosted-page';
import { openAtHost } from './open-at-host';
import { openBeside } from './open-beside';
import { servePublicFiles } from './serve-public-files';
import { signedIn } from './signed-in';

/** Defined by the build, from config: null where the files stand beside the page. */
declare const __EDITING__: (SiteAtHost & { client?: string }) | null;

/** What the build says of its scripts, in the page. */
const addressOf = (name: string): string => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="editor-${name}"]`)?.content;
  if (content === undefined) throw new Error(`The page names no ${name}.`);
  return new URL(content, document.baseURI).href;
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
  connection.on(unsavedEvent, (words) => say('unsaved', String(words)));
  connection.on(reloadEvent, () => window.location.reload());
  return connection;
};

const hold = (name: string) =>
  holdForOneWindow(`edit ${name}`, () =>
    say('waiting', 'The site is being edited in another window. Close it, and it goes on here.'),
  );

/** The files of the site: where they are at a git host, they come once somebody has signed in there. */
const openSite = async () => {
  if (!__EDITING__) {
    await hold('the site beside the page');
    return openBeside();
  }
  const { repository, server, client } = __EDITING__;
  const { signIn, load } = openAtHost(__EDITING__);
  const at = { repository, server, client, script: addressOf('sign-in') };
  await Promise.all([hold(nameOfSite(__EDITING__)), signedIn({ ...at, check: signIn })]);
  return load();
};

const show = ({ told, language, direction, filter }: SiteStart) => {
  globalThis.__SITE__ = told;
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  if (filter !== undefined) document.body.insertAdjacentHTML('afterbegin', filter);
};

const run = async () => {
  const connection = begin();
  const { pathname } = window.location;
  const [start] = await Promise.all([
    ask<SiteStart>(connection, 'shown/start', { address: pathname }),
    servePublicFiles(connection, addressOf('public')),
    pageAround() ?? openSite().then(connection.open),
  ]);
  say('waiting', '');
  show(start);
  globalThis.hostedPage = { connection, start };
  await import(/* @vite-ignore */ addressOf('script'));
};

await run().catch((error: unknown) =>
  say('waiting', error instanceof Error ? error.message : String(error)),
);
