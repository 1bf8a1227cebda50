import { join } from 'node:path';
import { build, mergeConfig, type InlineConfig } from 'vite';
import { places } from '../places';
import type { SubjectName } from '../registry';
import { subjectConfig } from './subject-config';

/** Builds the page of a subject into dist/<name>. */
export const buildSubject = async (name: SubjectName) => {
  const page: InlineConfig = {
    plugins: [
      {
        name: 'subject-page',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => html.replaceAll('%SUBJECT%', name),
        },
      },
    ],
    build: { outDir: join(places.built, name), emptyOutDir: true },
  };
  await build(mergeConfig(await subjectConfig(name), page));
};
