/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { lazyGrounds } from './lazy-grounds';

const site = mkdtempSync(join(tmpdir(), 'grounds-'));
afterAll(() => rmSync(site, { recursive: true }));

const image = (name: string, loading: string) =>
  `<img alt="" ${loading} srcSet="/p/${name}-400.webp 400w, /p/${name}-800.webp 800w" src="/p/${name}-800.webp"/>`;

const draw = async (
  name: string,
  background: string | { r: number; g: number; b: number; alpha: number },
) => {
  const create = { width: 8, height: 4, channels: 4 as const, background };
  writeFileSync(
    join(site, `p/${name}-400.webp`),
    await sharp({ create }).webp({ lossless: true }).toBuffer(),
  );
};

test('photographs that are loaded later have a ground of their mean colour; others and transparent ones have none', async () => {
  mkdirSync(join(site, 'p'));
  await draw('oven', '#204060');
  await draw('first', '#FF0000');
  await draw('logo', { r: 0, g: 0, b: 0, alpha: 0.5 });
  const lazy = 'loading="lazy"';
  const html = `${image('first', 'fetchpriority="high"')}${image('oven', lazy)}${image('logo', lazy)}<img ${lazy} src="/drawn.svg"/>`;
  const known = new Map<string, Promise<string | undefined>>();
  expect(await lazyGrounds(html, { site, known })).toBe(
    '<style>@media screen{main img[src="/p/oven-800.webp"]{background:#204060}}</style>',
  );
  expect([...known.keys()]).toEqual(['/p/oven-400.webp', '/p/logo-400.webp']);
  expect(await lazyGrounds('<p>No picture</p>', { site, known })).toBe('');
});
