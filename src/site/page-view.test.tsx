import { act, render, screen } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import site from '../../tests/sites/agency/config/site';
import theme from '../../tests/sites/agency/config/theme';
import type { PageDefinition } from '../sections/page-schema';
import type { SectionDefinition } from '../sections/registry';
import { createStyleCache } from '../theme/create-style-cache';
import { SiteTheme } from '../theme/site-theme';
import { SiteContext, type SiteContextValue } from '../ui/site-context';
import { createPageLoader } from './load-page';
import { PageView } from './page-view';
import { shownSections } from './shown-sections';
import type { SiteRuntime } from './site-runtime';

const prose = (title: string, paragraph: string): SectionDefinition => ({
  kind: 'prose',
  title,
  paragraphs: [paragraph],
});

const unknown = { kind: 'unheard-of', title: 'Lost' } as unknown as SectionDefinition;

const show = async (sections: SectionDefinition[], own: Partial<SiteRuntime> = {}) => {
  const definition: PageDefinition = { title: 'Ours', description: 'What we do.', sections };
  const runtime: SiteRuntime = {
    pageModule: () => () => Promise.resolve({ default: definition }),
    loadForm: () => Promise.reject(new Error('no form')),
    formKey: (name) => name,
    siteNeedsMarks: () => false,
    textAsRead: (text) => text,
    shownSections,
    FailedSection: () => null,
    ...own,
  };
  const pages = createPageLoader(runtime, 'home');
  await pages.load('ours');
  const cache = createStyleCache();
  const pageIn = (context: SiteContextValue) => (
    <StrictMode>
      <MemoryRouter>
        <SiteTheme cache={cache} definition={theme}>
          <SiteContext value={context}>
            <Suspense>
              <PageView name="ours" path="/Ours" matched runtime={runtime} pages={pages} />
            </Suspense>
          </SiteContext>
        </SiteTheme>
      </MemoryRouter>
    </StrictMode>
  );
  const context = { site } as unknown as SiteContextValue;
  const { rerender } = await act(async () => {
    const shown = render(pageIn(context));
    await Promise.resolve();
    return shown;
  });
  return {
    /** As on the way to another page. */
    again: () => rerender(pageIn(context)),
    withChangedConfig: () => rerender(pageIn({ ...context })),
  };
};

test('a page is drawn anew where config has changed, and not because another one is asked for', async () => {
  const shown = jest.fn(shownSections);
  const { again, withChangedConfig } = await show([prose('First', 'Plain words.')], {
    shownSections: shown,
  });
  shown.mockClear();
  again();
  expect(shown).not.toHaveBeenCalled();
  withChangedConfig();
  expect(shown).toHaveBeenCalled();
});

test('the marks of a page are shown', async () => {
  await show([prose('First', '**Bold** words.')]);
  expect(screen.getByText('Bold').tagName).toBe('STRONG');
});

describe('of a section that cannot be shown', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  test('visitors see nothing, and the rest of the page', async () => {
    await show([unknown, prose('Second', 'Plain words.')]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Second',
    ]);
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('the runtime may say where it is in config', async () => {
    await show([unknown, prose('Second', 'Plain words.')], {
      FailedSection: ({ place }) => <p role="note">{place}</p>,
    });
    expect(screen.getByRole('note')).toHaveTextContent(
      'config/pages/ours.ts, section 1 (unheard-of)',
    );
    expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible();
  });
});

test('the report of a section is shown instead of it', async () => {
  await show([prose('First', 'Broken.'), prose('Second', 'Plain words.')], {
    shownSections: (definition, kinds) => {
      const [first, ...rest] = shownSections(definition, kinds);
      return [{ ...first!, report: <p role="note">To be corrected</p> }, ...rest];
    },
  });
  expect(screen.getByRole('note')).toHaveTextContent('To be corrected');
  expect(screen.queryByText('Broken.')).toBeNull();
  expect(screen.getByText('Plain words.')).toBeVisible();
});

test('no two elements of a page have one id, whatever its headings say', async () => {
  const parts = ['Tea', 'Tea', 'Top'].map((title) => ({ title, paragraphs: ['Hot.'] }));
  await show([
    { kind: 'prose', paragraphs: [{ heading: 'Tea' }, 'Green.', { heading: 'Tea!' }] },
    { kind: 'article', title: 'Long', lead: 'Read.', parts },
    { kind: 'article', look: 'magazine', title: 'Large', lead: 'Read.', parts },
    { kind: 'prose', anchor: 'tea-2', dropCap: true, paragraphs: ['Black.', { heading: 'Tea' }] },
    { kind: 'prose', hidden: true, paragraphs: [{ heading: 'Tea' }] },
  ]);
  const ids = [...document.querySelectorAll('main [id], section [id], section[id]')].map(
    ({ id }) => id,
  );
  expect(ids.filter((id) => /^(?:tea|top)/.test(id))).toEqual(
    'tea tea-3 tea-4 tea-5 top-2 tea-6 tea-7 top-3 tea-2 tea-8'.split(' '),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const listed = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(listed.map((to) => to?.split('#')[1])).toEqual(['tea-4', 'tea-5', 'top-2']);
});
