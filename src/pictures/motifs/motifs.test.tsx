import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import themeDefinition from '../../../tests/sites/agency/config/theme';
import { createTheme } from '../../theme/create-theme';
import { drawings } from './drawings';
import * as every from './every';
import * as none from './parts/none';

const { motif: _growth, ...without } = themeDefinition;

const motifs = ['growth', 'arches', 'dots', 'leaves', 'rays', 'waves', 'weave'] as const;
const parts = ['Opening', 'Backdrop', 'Emblem', 'Mark'] as const;

const markupOf = (
  Part: ComponentType,
  theme: typeof without & { motif?: (typeof motifs)[number] },
) => {
  const { container, unmount } = render(
    <ThemeProvider theme={createTheme(theme)}>
      <Part />
    </ThemeProvider>,
  );
  const markup = container.innerHTML;
  unmount();
  return markup;
};

test.each(parts)('%s is another drawing with each motif, and none says anything', (name) => {
  const all = motifs.map((motif) => markupOf(every[name], { ...without, motif }));
  expect(new Set(all).size).toBe(motifs.length);
  for (const markup of all) {
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('');
  }
});

test.each(parts)('without a motif %s is nothing', (name) => {
  expect(markupOf(every[name], without)).toBe('');
  expect(markupOf(none[name], without)).toBe('');
});

test('a page grows by less than 3 kB for a drawing', () => {
  for (const { shapes } of Object.values(drawings)) {
    expect(shapes.map(({ d }) => d).join('').length).toBeLessThan(3000);
  }
});

test('each drawing has something filled, something lit, and lines, so that it holds on every ground', () => {
  for (const { shapes, mark } of Object.values(drawings)) {
    const ways = new Set(shapes.map(({ as }) => as));
    expect(ways).toContain('accent');
    expect(['line', 'plane', 'dots'].some((way) => ways.has(way as 'line'))).toBe(true);
    expect(mark.line.path).toMatch(/^M/);
  }
});
