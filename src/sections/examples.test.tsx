import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import theme from '../../tests/sites/agency/config/theme';
import type { Metadata } from '../schema/metadata';
import { siteExample } from '../schema/site-example';
import { themeExample } from '../schema/theme-example';
import { sectionModules } from '../site/vite-modules';
import { createTheme } from '../theme/create-theme';
import { rhythmCss } from '../theme/rhythm';
import { onLine, type Part, part } from '../theme/rhythm-rules';
import * as marked from '../ui/marked';
import { PageMarksContext } from '../ui/marked-text';
import { SiteContext, type SiteContextValue, ToastContext } from '../ui/site-context';
import { agencyContext } from '../ui/testing/agency-context';
import { filledExample } from './filled-example';
import { examplePosts } from './news/example-posts';
import { sectionSchemas, type SectionDefinition, type SectionKind } from './registry';
import type { SectionModule } from './section-props';
import { componentFile, folderOf } from './shown-by';

const kinds = Object.keys(sectionSchemas) as SectionKind[];

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const load = <Module,>(kind: SectionKind, file: string) =>
  jest.requireActual<Module & object>(join(__dirname, kind, file));

const examplesOf = (kind: SectionKind) =>
  Object.entries(
    load<{ examples: Record<string, SectionDefinition> }>(kind, 'example.ts').examples,
  );

const posts = Promise.resolve(examplePosts);

/** What elements of the examples say that they are to their section. */
const parts = new Set<string>();

const context: SiteContextValue = {
  ...agencyContext,
  site: { ...agencyContext.site, consent: siteExample.consent },
  loadPosts: () => posts,
};

/** jsdom has neither; nothing comes into view here. */
class NothingInView {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: NothingInView,
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      // Material UI's theme still listens this way.
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });
});

test('every folder of a section kind is in the registry, and the other way round', () => {
  expect(folders.toSorted()).toEqual(kinds.toSorted());
});

describe.each(kinds)('%s', (kind) => {
  test('is a numbered chapter where its schema says so', () => {
    const { fields } = sectionSchemas[kind].describe();
    const { meta } = (fields.numbered ?? {}) as { meta?: Metadata };
    const { quiet } = load<SectionModule>(kind, 'component.tsx');
    expect(quiet).toBe(meta?.whenOmitted === 'false' ? true : undefined);
  });

  test.each(examplesOf(kind))(
    'example "%s" keeps its schema and shows its texts',
    async (_name, example) => {
      sectionSchemas[kind].validateSync(example, { strict: true });
      const file = componentFile(folderOf(example, sectionModules));
      const { default: Component, preload } = await sectionModules[file]!();
      await preload?.({ section: example, post: undefined, loadPosts: () => posts });
      await act(async () => {
        render(
          <ThemeProvider theme={createTheme(theme)}>
            <MemoryRouter>
              <SiteContext value={context}>
                <ToastContext value={() => undefined}>
                  <PageMarksContext value={marked}>
                    <Component section={filledExample(example)} number={1} />
                  </PageMarksContext>
                </ToastContext>
              </SiteContext>
            </MemoryRouter>
          </ThemeProvider>,
        );
        await Promise.resolve();
      });
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-as]'))
        parts.add(dataset.as ?? '');
      // A section follows the line of its site if its kind may say another one, and what reaches the window's edges has a width.
      const { fields } = sectionSchemas[kind].describe();
      const hasSome = (words: readonly Part[]) =>
        document.querySelector(words.map(part).join(',')) !== null;
      expect(hasSome(onLine)).toBe('align' in fields);
      expect(hasSome(['bleed', 'beside', 'figure']) && !('width' in fields)).toBe(false);
      const titles =
        example.kind === 'alternating'
          ? example.items.map(({ title }) => title)
          : 'title' in example
            ? [example.title ?? []].flat()
            : [];
      const headings = [...document.querySelectorAll('h1, h2, h3, h4')];
      expect(headings.map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(titles),
      );
      // Without markers, Safari reads a list as none (src/theme/global-styles.ts takes them from all).
      // In a landmark of links it does not.
      const lists = [...document.querySelectorAll(':is(ul, ol):not(nav *)')];
      const isMarked = (list: Element) => /disc|decimal/.test(getComputedStyle(list).listStyle);
      expect(
        lists.filter((list) => list.getAttribute('role') !== 'list' && !isMarked(list)),
      ).toEqual([]);
      // The column that stands out does so in words, too.
      if (example.kind === 'table' && 'highlighted' in example) {
        const name = `${example.highlight} (${example.highlighted})`;
        expect(screen.getByRole('columnheader', { name })).toBeVisible();
      }
    },
  );
});

test('the styles of sections speak of parts that examples have, and of no others', () => {
  const css = rhythmCss({ ...themeExample, motif: 'waves', character: { emphasis: 'tape' } });
  const named = [...css.matchAll(/\[data-as=(\w+)\]/g)].map(([, word]) => word);
  expect([...parts].toSorted()).toEqual([...new Set(named)].toSorted());
});

test('no gradient of theirs repeats itself: WebKit smears it', () => {
  const styles = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join();
  expect(styles).toContain('linear-gradient');
  expect(styles).not.toContain('repeating-');
});
