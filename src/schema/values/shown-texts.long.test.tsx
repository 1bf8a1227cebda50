/** @jest-environment node */
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import fc from 'fast-check';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { configValue, readConfigSources } from '../../../packages/config-files/config-files';
import { marksIn, markText, withoutSigns } from '../../../packages/editor/marks';
import { withUsualWords } from '../../../packages/resolved-site/with-usual-words';
import { inEnglish } from '../../../tests/in-english';
import { randomRuns, someOf } from '../../../tests/runs';
import type { FormDefinition } from '../../form/form-schema';
import { examplePosts } from '../../sections/news/example-posts';
import { pageSchema, type PageDefinition } from '../../sections/page-schema';
import { type SectionDefinition, type SectionKind, sectionSchemas } from '../../sections/registry';
import { componentFile, folderOf } from '../../sections/shown-by';
import { sortOfFile } from '../../site/file-sorts';
import { sectionModules } from '../../site/vite-modules';
import { createTheme } from '../../theme/create-theme';
import { TextAsReadContext } from '../../theme/text-as-read';
import * as marked from '../../ui/marked';
import { PageMarksContext } from '../../ui/marked-text';
import { noSubmission } from '../../ui/no-submission';
import { SiteContext, type SiteContextValue, ToastContext } from '../../ui/site-context';
import { parseMarks } from '../parse-marks';
import type { SiteDefinition } from '../site';
import type { ThemeDefinition } from '../theme';
import { mapShownTexts } from './shown-texts';

const folders = ['.', 'examples/dentist', 'tests/sites/agency'];

const kinds = Object.keys(sectionSchemas) as SectionKind[];

const moduleOf = (section: SectionDefinition) =>
  sectionModules[componentFile(folderOf(section, sectionModules))]!();

const exampleOf = (kind: SectionKind) =>
  jest.requireActual<{ examples: Record<string, SectionDefinition> }>(
    join(__dirname, `../../sections/${kind}/example.ts`),
  ).examples;

const siteOf = (folder: string) => {
  const sources = readConfigSources(folder);
  const valueOf = (file: string) =>
    withUsualWords(
      inEnglish(configValue(file, sources[file] ?? '')),
      sortOfFile(file)?.schema,
      'en',
    );
  const pages = Object.keys(sources).filter((file) => file.startsWith('config/pages/'));
  return {
    site: valueOf('config/site.ts') as SiteDefinition,
    theme: createTheme(valueOf('config/theme.ts') as ThemeDefinition),
    formOf: (name: string) => valueOf(`config/forms/${name}.ts`) as FormDefinition,
    pages: pages.map((file) => ({ file, page: valueOf(file) as PageDefinition })),
  };
};

const marker = () => {
  let count = 0;
  return (text: string) => markText(text, (count += 1));
};

const posts = Promise.resolve(examplePosts);
void Object.assign(posts, { status: 'fulfilled', value: examplePosts });

type Shown = { section: SectionDefinition; of: ReturnType<typeof siteOf> };

const show = async ({ section, of: { site, theme, formOf } }: Shown) => {
  const { default: Component } = await moduleOf(section);
  const context: SiteContextValue = {
    site,
    loadForm: (name) => Promise.resolve(formOf(name)),
    formKey: (name) => name,
    loadPosts: () => posts,
    submission: noSubmission,
  };
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={createCache({ key: 'css' })}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>
          <SiteContext value={context}>
            <ToastContext value={() => undefined}>
              <TextAsReadContext value={withoutSigns}>
                <PageMarksContext value={marked}>
                  <Component section={section} number={1} path="/" post={undefined} />
                </PageMarksContext>
              </TextAsReadContext>
            </ToastContext>
          </SiteContext>
        </MemoryRouter>
      </ThemeProvider>
    </CacheProvider>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return readAll(prelude);
};

const attributes = /\s(?<name>[a-zA-Z-]+)="(?<value>[^"]*)"/gu;

/** Attributes that hold words for people; no mark may stand in another one. */
const ofWords = ['alt', 'aria-label', 'title', 'placeholder', 'data-column'];

const written = folders.flatMap((folder) => {
  const of = siteOf(folder);
  return of.pages.flatMap(({ file, page }) =>
    page.sections.map((section, at) => ({
      name: `${folder}/${file} ${at} ${section.kind}`,
      page,
      at,
      of,
    })),
  );
});

const agency = siteOf('tests/sites/agency');

/** Those that no site has. */
const examples = kinds.flatMap((kind) =>
  Object.entries(exampleOf(kind)).map(([name, section]) => ({
    name: `${kind} ${name}`,
    page: { title: '', description: '', sections: [section] } as PageDefinition,
    at: 0,
    of: agency,
  })),
);

const sections = [...someOf(written, { oneIn: 4 }), ...someOf(examples, { oneIn: 4 })];

describe('marks of texts change nothing but themselves', () => {
  test.each(sections)('$name', async ({ page, at, of }) => {
    const marks = mapShownTexts(pageSchema, page, marker()) as PageDefinition;
    const [plain, withMarks] = await Promise.all(
      [page, marks].map(({ sections: all }) => {
        const section = all[at];
        return section ? show({ section, of }) : Promise.resolve('');
      }),
    );
    const shown = withoutSigns(withMarks ?? '');
    const from = [...shown].findIndex((sign, place) => sign !== plain?.[place]);
    expect(shown.slice(Math.max(0, from - 100), from + 100)).toBe(
      plain?.slice(Math.max(0, from - 100), from + 100),
    );
    expect(shown.length).toBe(plain?.length);
    const wrong = [...(withMarks ?? '').matchAll(attributes)].filter(
      ({ groups }) =>
        marksIn(groups?.value ?? '').length > 0 && !ofWords.includes(groups?.name ?? ''),
    );
    expect(wrong.map(([found]) => found)).toEqual([]);
  });
});

test('marks of a text are where they were, with signs in it', () => {
  const text = fc.stringMatching(/^[ab *[\]().,]{1,24}$/);
  fc.assert(
    fc.property(text, fc.nat(4 ** 8 - 1), (words, id) => {
      const inside = JSON.stringify(parseMarks(markText(words, id)));
      expect(withoutSigns(inside)).toBe(JSON.stringify(parseMarks(words)));
      const ids = marksIn(markText(words, id)).map((mark) => mark.id);
      expect(ids).toEqual(ids.length === 0 ? [] : [id, id]);
    }),
    randomRuns({ short: 200, full: 2000 }),
  );
});
