import { type ConfigNews, newsEvent } from '../../src/gallery/config-news';
import { revisionMeta } from './config-revisions';
import { type ConfigFeed, liveRuntime } from './live-runtime';
import { askEvent } from './reported-lines';

/**
 * Requests a file of config from the dev server by its name, which reports a missing file. The address
 * differs each time, since a browser runs a module once, and config may have changed. No file has it: with
 * SITE, /config/ is a folder of the project that is not to be served.
 */
const load: ConfigFeed['load'] = (name) =>
  import(/* @vite-ignore */ `/@config/${name}.ts?t=${Date.now()}`);

const follow: ConfigFeed['follow'] = (take) => {
  import.meta.hot?.on(newsEvent, (news: ConfigNews) => take(news));
  // It is sent once the socket is connected; where that is lost, Vite loads the page anew.
  const served = document.querySelector<HTMLMetaElement>(`meta[name="${revisionMeta}"]`);
  if (served) import.meta.hot?.send(askEvent, Number(served.content));
};

/** The dev server's half of `SiteRuntime`; the built site's is src/site/built-runtime.ts. It runs in the browser. */
export const runtime = liveRuntime({ load, follow });
