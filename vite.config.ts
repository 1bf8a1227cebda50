import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { loadTypeface } from './tools/fonts/load-typeface';
import { siteFolder } from './tools/site-folder';
import { viteConfig } from './tools/vite-config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '');

// The gallery measures the fonts of all themes.
await loadTypeface();

/** For Vite's own commands; the project's tools import what it says, which is faster than to have Vite read it. */
export default defineConfig(await viteConfig(root, siteFolder(root)));
