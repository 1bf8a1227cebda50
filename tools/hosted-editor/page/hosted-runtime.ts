import type { EditLink } from '../../../packages/editor';
import { type ConfigNews, newsEvent } from '../../../src/gallery/config-news';
import type { WrittenPage } from '../../../src/schema/values/written-place';
import { type ConfigFeed, liveRuntime } from '../../dev-config/live-runtime';
import { showProblems } from '../../dev-config/problems-panel';
import { editedRuntime } from '../../edit/edited-runtime';
import { ask } from './connection';
import { hostedPage } from './hosted-page';

const { connection, start } = hostedPage();
/** It says the language of this page, which its links stay in. */
const address = window.location.pathname;

/** A frame of the editor goes, while the page that tells it of changes stays. */
const listen = (event: string, take: (data: unknown) => void) => {
  const stop = connection.on(event, take);
  window.addEventListener('pagehide', stop, { once: true });
};

const load: ConfigFeed['load'] = async <Definition>(name: string) => {
  const { value, written } = await ask<{ value: Definition; written?: WrittenPage }>(
    connection,
    'shown/file',
    { file: `config/${name}.ts`, address },
  );
  return { default: value, written };
};

/** The page is its own address: nobody changes config before it follows. */
const base = liveRuntime({
  load,
  follow: (take) => listen(newsEvent, (news) => take(news as ConfigNews)),
});

const hear = (news: ConfigNews) => {
  showProblems(news);
  if (!news.changed.some((file) => /^config\/(?:routes|pages)/.test(file))) return;
  // Lists of posts have this very list.
  void ask<unknown[]>(connection, 'shown/posts', { address }).then((posts) =>
    start.posts.splice(0, Infinity, ...posts),
  );
};

if (window.parent === window) {
  showProblems({ message: start.message, changed: [] });
  listen(newsEvent, (news) => hear(news as ConfigNews));
}

const link: EditLink = {
  send: connection.send,
  words: {
    unanswered: 'The editor does not answer. Load the page again: what you typed is kept.',
    cutOff: 'The answer of the editor is broken. Load the page again: what you typed is kept.',
  },
  hot: {
    on: (event: string, take: (state: never) => void) =>
      listen(event, (state) => take(state as never)),
  },
};

/** What `SiteRuntime` is at the editor's own address: config and the editor's server are in a worker of the browser. */
export const runtime = editedRuntime(base, link);
