import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as EntryServer from '../../src/entry-server';
import { pageChunks } from './page-chunks';
import { pageFile } from './page-file';

type Places = {
  /** The built site, with Vite's index.html and manifest. */
  site: string;
  /** The built entry-server. */
  server: string;
};

const preloadFont = (file: string) =>
  `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`;
const preloadScript = (file: string) => `<link rel="modulepreload" href="${file}" />`;

/** Writes every page of config/routes.ts, and 404.html, as complete HTML. */
export const prerender = async ({ site, server }: Places) => {
  const entry = pathToFileURL(join(server, 'entry-server.js')).href;
  const { render, routes, fontFiles } = (await import(entry)) as typeof EntryServer;
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(site, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;

  const write = async (path: string, file: string, extraHead = '') => {
    const { page, kinds, head, styles, body } = await render(path);
    const preloads = [
      ...fontFiles.map(preloadFont),
      ...pageChunks(manifest, page, kinds).map(preloadScript),
    ];
    const html = template
      .replace('<!--head-->', () => [head, extraHead, ...preloads, styles].join(''))
      .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${page}">${body}`);
    const target = join(site, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  };

  for (const { path } of routes.pages) await write(path, pageFile(path));
  await write('/404', '404.html', '<meta name="robots" content="noindex" />');
  return routes.pages.length;
};
