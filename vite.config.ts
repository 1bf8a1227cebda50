import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { siteFolder } from './tools/site-folder';
import { viteConfig } from './tools/vite-config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '');

/** For Vite's own commands; the project's tools import what it says, which is faster than to have Vite read it. */
export default defineConfig(await viteConfig(root, siteFolder(root)));
