import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import site from '../../../tests/sites/agency/config/site';
import themeDefinition from '../../../tests/sites/agency/config/theme';
import { createTheme } from '../../theme/create-theme';
import { SiteContext, type SiteContextValue } from '../../ui/site-context';
import News from './component';
import { examplePosts } from './example-posts';

const show = async (path: string, limit?: number) => {
  const posts = Promise.resolve(examplePosts);
  const context = { site, loadPosts: () => posts } as unknown as SiteContextValue;
  await act(async () => {
    render(
      <MemoryRouter>
        <ThemeProvider theme={createTheme(themeDefinition)}>
          <SiteContext value={context}>
            <News section={{ kind: 'news', title: 'News', limit }} number={1} path={path} />
          </SiteContext>
        </ThemeProvider>
      </MemoryRouter>,
    );
    await posts;
  });
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};

const titles = examplePosts.map(({ title }) => title);

test('posts are listed with who wrote them', async () => {
  expect(await show('/')).toEqual(titles);
  examplePosts.forEach(({ author }) => expect(screen.getByText(author)).toBeVisible());
});

test('a post is not among the others below it, and takes nobody’s place', async () => {
  expect(await show(examplePosts[0]!.path, 1)).toEqual([titles[1]]);
});
