import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import site from '../../tests/sites/agency/config/site';
import themeDefinition from '../../tests/sites/agency/config/theme';
import { createTheme } from '../theme/create-theme';
import { initialsSize, TeamTile } from './team-tile';

const theme = createTheme(themeDefinition);

const markupOf = (name: string) => {
  const { container, unmount } = render(
    <ThemeProvider theme={theme}>
      <TeamTile name={name} />
    </ThemeProvider>,
  );
  const markup = container.innerHTML;
  unmount();
  return markup;
};

describe('TeamTile', () => {
  it('draws the same name the same way, today and tomorrow', () => {
    expect(markupOf('Amara Sample')).toBe(markupOf('Amara Sample'));
  });

  it('draws no two members alike, same initials or not', () => {
    const names = [...site.team.map(({ name }) => name), 'Ada Stone', 'Adam Stone'];
    const outlines = names.map((name) => /<path d="[^"]+"/.exec(markupOf(name))?.[0]);
    expect(new Set(outlines).size).toBe(names.length);
  });

  it('writes the initials', () => {
    expect(markupOf('Émile Zola')).toContain('>ÉZ<');
  });

  it('makes the letters smaller where a wide font would cut them', () => {
    expect(initialsSize('AB', 0.48)).toBe(152);
    // W of 2.6 and S of 1.7 letters of 0.7 em: 3.01 em in 294.
    expect(initialsSize('WS', 0.7)).toBe(97);
  });

  it('without rings is an area that is seen on the ground of its section', () => {
    const { motif: _, ...plain } = themeDefinition;
    const names = [
      'Ada Stone',
      'Bo Hill',
      'Cy Marsh',
      'Di Field',
      'Ed Wood',
      'Flo Brook',
      'Gil Rock',
    ];
    for (const name of names) {
      const { container, unmount } = render(
        <ThemeProvider theme={createTheme({ ...plain, motif: undefined })}>
          <TeamTile name={name} />
        </ThemeProvider>,
      );
      const fill = container.querySelector('rect')!.getAttribute('fill');
      expect(fill).toMatch(/palette-(?:secondary-main|text-primary)/);
      unmount();
    }
  });

  it('gives way to a photo', () => {
    const photo = { file: '/pictures/amara.webp', alt: 'Amara', width: 800, height: 1000 };
    const { container } = render(
      <ThemeProvider theme={theme}>
        <TeamTile name="Amara Sample" photo={photo} />
      </ThemeProvider>,
    );
    expect(container.querySelector('svg')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('alt', 'Amara');
  });
});
