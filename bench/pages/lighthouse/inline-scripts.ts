import { brotliCompressSync } from 'node:zlib';

/** Scripts in the HTML, which Lighthouse counts with the page; JSON-LD is data. */
const inline = /<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** Bytes of the scripts in the page at `url`, compressed by themselves. */
export const inlineScriptBytes = async (url: string): Promise<number> => {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(inline)].map(([, text = '']) => text).join('\n');
  return scripts.trim() ? brotliCompressSync(scripts).length : 0;
};
