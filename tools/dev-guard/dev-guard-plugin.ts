import { accessSync, constants, statSync, type Stats } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { join, relative } from 'node:path';
import {
  isFileLoadingAllowed,
  normalizePath,
  type Connect,
  type Plugin,
  type ResolvedConfig,
} from 'vite';
import { localFolders } from '../../packages/files';
import { isForLoopback, isOfStranger } from '../../packages/http';
import { isWithin, publicFile, realPath } from '../../packages/site-files';
import { plainErrors, sendError } from '../http/plain-errors';
import { settleRange } from '../http/settle-range';
import { packagesFolder } from '../roots';
import { requestedFiles, isAnswered, pathOfTarget } from './requested-files';

/** Vite's default list, which a custom list replaces. */
const deniedByVite = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** A pattern for everything in a folder. */
const allOf = (folder: string) =>
  `${normalizePath(folder).replaceAll(/[!$()*+?@[\]^{|}]/g, '\\$&')}/**`;

const real = (path: string) => [path, realPath(path) ?? path];

/** What pages are made of. node_modules may be a link to those of another copy of the project. */
const allowed = (root: string, site: string) =>
  [
    ...['index.html', 'src', 'packages', 'tools', 'node_modules'].map((name) => join(root, name)),
    packagesFolder(root),
    join(site, 'config'),
  ].flatMap(real);

/** Stored, edited, exported and kept data, wherever it is below an allowed folder. */
const denied = (root: string, site: string) => {
  const data = Object.values(localFolders(site))
    .flatMap(real)
    .filter((folder) => !isWithin(folder, root));
  const ofOwner = [...data, join(site, 'exports'), join(root, 'exports')].map(allOf);
  const local = ['**/.local-firebase/**', '**/.local-edits/**', '**/node_modules/.cache/**'];
  return [...deniedByVite, ...local, ...ofOwner];
};

const statOf = (file: string): Stats | undefined => {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

const isReadable = (file: string) => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/** The host names of the server: those of this machine, and that of `--host`. */
const isForServer = (request: IncomingMessage, { server: { host } }: ResolvedConfig) => {
  if (isForLoopback(request)) return true;
  const name = request.headers.host?.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1') ?? '';
  const isAny = host === true || host === '0.0.0.0' || host === '::';
  return isAny ? isIP(name) > 0 : name !== '' && name === host;
};

/** It starts a program on this machine: only a script of an own page may ask for it, no link and no picture. */
const opensUnasked = (path: string, { headers }: IncomingMessage) =>
  path === '/__open-in-editor' &&
  !(headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty');

/** The pages of the gallery frame each other. */
const policy = "frame-ancestors 'self'";

const headers = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': policy,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const createGuard = (config: ResolvedConfig, site: string): Connect.NextHandleFunction => {
  const { root, publicDir, cacheDir } = config;
  const isPublic = (file: string) => isWithin(publicDir, file) && file !== publicDir;
  const isPublished = (file: string) =>
    publicFile(site, normalizePath(relative(publicDir, file))) !== undefined;

  /**
   * A page or a drawing of a file could run script as a page of the site does, and ask the editor for anything. Other
   * files have no script, or as PDF a viewer that does not work so; a module is not run by itself.
   */
  const isForeign = (file: string): boolean =>
    file !== join(root, 'index.html') && !/\.pdf$/i.test(file) && statOf(file)?.isFile() === true;

  /** Whether the real file may be served; for a missing file or a folder, Vite answers. */
  const mayServe = (file: string): boolean => {
    const stats = statOf(file);
    if (!stats || stats.isDirectory()) return true;
    if (isPublic(file)) return isPublished(file) && isReadable(file);
    const path = realPath(file);
    if (path === undefined || !stats.isFile() || !isReadable(path)) return false;
    return isWithin(cacheDir, path) || isFileLoadingAllowed(config, normalizePath(path));
  };

  return (request, response, next) => {
    Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
    const { url = '' } = request;
    if (!isForServer(request, config) || isOfStranger(request)) return sendError(response, 403);
    const path = pathOfTarget(url);
    if (path === undefined) return sendError(response, 400);
    if (!isAnswered(path) || opensUnasked(path, request)) return sendError(response, 403);
    const files = requestedFiles(path, { root, publicDir });
    const shown = files.find((file) => isPublic(file) && statOf(file)?.isFile());
    if (files.some(isForeign)) response.setHeader('Content-Security-Policy', `${policy}; sandbox`);
    // A file of public/ wins over one of the project, unless it is requested as a module.
    const isPlain = shown !== undefined && !url.includes('?');
    if (!(isPlain ? files.filter(isPublic) : files).every(mayServe)) {
      return sendError(response, 403);
    }
    const stats = shown === undefined ? undefined : statOf(shown);
    if (!stats) delete request.headers.range;
    const settled = () => plainErrors(request, response, next);
    if (stats) settleRange({ request, response, next: settled }, stats);
    else settled();
  };
};

/**
 * What the dev server serves: the files that pages are made of, only to its own pages, and only under
 * names of this machine. No stored or exported data, no password, and no error with a path of this
 * machine. Runs after the backend, which has its own guard.
 */
export const devGuardPlugin = (site: string): Plugin => ({
  name: 'dev-guard',
  apply: 'serve',
  config: ({ root = process.cwd() }) => ({
    server: { fs: { strict: true, allow: allowed(root, site), deny: denied(root, site) } },
  }),
  configureServer: ({ config, middlewares }) => {
    middlewares.use(createGuard(config, site));
  },
});
