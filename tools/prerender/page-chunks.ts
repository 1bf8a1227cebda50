import type { Manifest } from 'vite';

/** The scripts that a page needs first: its own chunks, and what they import. Paths from the root. */
export const pageChunks = (manifest: Manifest, page: string, kinds: string[]): string[] => {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(`config/pages/${page}.ts`);
  kinds.forEach((kind) => visit(`src/sections/${kind}/component.tsx`));
  const entry = manifest['index.html'];
  const already = new Set([
    entry?.file,
    ...(entry?.imports ?? []).map((key) => manifest[key]?.file),
  ]);
  return [...found].filter((file) => !already.has(file)).map((file) => `/${file}`);
};
