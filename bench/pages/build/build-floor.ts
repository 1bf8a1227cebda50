import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Executable scripts and their preloads; JSON-LD is data and stays. */
const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const preload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** Home of the site in `built` as a page without any script: the fastest that this content can be. */
export const buildFloor = (built: string, folder: string) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8').replace(script, '').replace(preload, '');
  writeFileSync(file, html);
};
