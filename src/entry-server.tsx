import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import routes from '../config/routes';
import { App } from './site/app';
import { loadPage } from './site/load-page';
import { resolveRoute } from './site/resolve-route';
import type { Submission } from './submission/create-submission';
import { fontFiles } from './theme/font-faces';

export type RenderedPage = {
  /** Name of the page in config/pages, and the kinds of the sections on it. */
  page: string;
  kinds: string[];
  /** Title, description and the like. */
  head: string;
  /** Emotion's critical CSS as style elements. */
  styles: string;
  /** What stands in the root element. */
  body: string;
};

/** Nothing is submitted while pages are rendered. */
const noSubmission: Submission = {
  prepare: () => undefined,
  save: () => Promise.resolve('failed'),
  upload: () => Promise.resolve(''),
  kept: [],
};

const read = async (stream: NodeJS.ReadableStream) => {
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
};

/** React puts what belongs in the head first when it renders a fragment of a document. */
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

const fail = (error: unknown) => {
  throw error;
};

/** Renders what `path` shows, complete: every part that loads on demand is waited for. */
export const render = async (path: string): Promise<RenderedPage> => {
  const { page } = resolveRoute(routes, path);
  const { components } = await loadPage(page);
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <App cache={cache} submission={noSubmission} onError={fail} />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: fail },
  );
  const html = await read(prelude);
  const head = hoisted.exec(html)?.[0] ?? '';
  return {
    page,
    kinds: Object.keys(components),
    head,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
    body: html.slice(head.length),
  };
};

export { fontFiles };
export { default as routes } from '../config/routes';
export { default as site } from '../config/site';
