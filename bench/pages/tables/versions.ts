import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../places';

const versionOf = (folder: string, name: string) => {
  const file = join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** The browser at `chromePath` and all build and measuring tools, in one line. */
export const versions = (chromePath: string): string => {
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  const browser = execFileSync(chromePath, ['--version'], { encoding: 'utf8', stdio: [...stdio] });
  const [chromium = 'Chromium'] = /^\D*[\d.]+/.exec(browser) ?? [];
  return [
    chromium,
    `Lighthouse ${versionOf(places.bench, 'lighthouse')}`,
    `Next.js ${versionOf(places.bench, 'next')}`,
    `Astro ${versionOf(places.bench, 'astro')}`,
    `React ${versionOf(places.root, 'react')}`,
    `MUI ${versionOf(places.root, '@mui/material')}`,
  ].join(', ');
};
