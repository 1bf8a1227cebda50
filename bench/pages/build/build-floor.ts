import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Executable scripts and their preloads; JSON-LD is data and stays. */
const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const preload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/**
 * The site in `built` without any script: the fastest that this content can be. `added` is the only script that its
 * pages have then, if there is one.
 */
export const buildFloor = (built: string, folder: string, added = '') => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  const end = added && `<script>${added}</script>`;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.html'))) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8').replace(script, '').replace(preload, '');
    writeFileSync(
      file,
      html.replace('</body>', () => `${end}</body>`),
    );
  }
};
