/** @jest-environment node */
import { pageChunks } from './page-chunks';

const chunk = (file: string, imports: string[] = []) => ({ file, imports });

const manifest = {
  'index.html': chunk('index.js', ['_mui.js', '_vendor.js']),
  '_vendor.js': chunk('vendor.js'),
  '_mui.js': chunk('mui.js', ['_vendor.js']),
  'config/pages/home.ts': chunk('home.js', ['_points.js']),
  '_points.js': chunk('points.js', ['_mui.js', 'index.html']),
  'src/sections/hero/component.tsx': chunk('hero.js', ['_mui.js', '_points.js']),
};

test('what the entry imports, each before what imports it, and what the page needs besides', () => {
  expect(pageChunks(manifest, 'config/pages/home.ts', ['hero'])).toEqual({
    entry: '/index.js',
    imports: ['/vendor.js', '/mui.js'],
    chunks: ['/points.js', '/home.js', '/hero.js'],
  });
});

test('a build without an entry is an error', () => {
  expect(() => pageChunks({}, 'config/pages/home.ts', [])).toThrow('no entry');
});
