import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../places';

/** Scripts that run, and what fetches them early; JSON-LD is data and stays. */
const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const preload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** Our built Home as a page without any script: as fast as these words and pictures can be. */
export const buildFloor = () => {
  rmSync(places.floor, { recursive: true, force: true });
  cpSync(places.ours, places.floor, { recursive: true });
  const file = join(places.floor, 'index.html');
  const html = readFileSync(file, 'utf8').replace(script, '').replace(preload, '');
  writeFileSync(file, html);
};
