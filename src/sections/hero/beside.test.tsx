import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import agencyTheme from '../../../tests/sites/agency/config/theme';
import type { ThemeDefinition } from '../../schema/theme';
import { createTheme } from '../../theme/create-theme';
import Beside from './beside/component';
import Hero from './component';
import { examples } from './example';

jest.mock('../../ui/action-link', () => ({ ActionLink: () => null }));
jest.mock('../../ui/lazy-form', () => ({ LazyForm: () => <form aria-label="Ask us" /> }));

const section = {
  ...examples.plain,
  picture: { file: '/work.avif', alt: 'Our work', width: 1000, height: 1400 },
};

const show = (Opening: typeof Hero, theme: ThemeDefinition) =>
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <Opening section={section} number={undefined} />
    </ThemeProvider>,
  );

/** That of the picture, which is said to those who cannot see it, before or after the form. */
const isBeforeForm = () => {
  const form = screen.getByRole('form', { name: 'Ask us' });
  const image = screen.getByRole('img', { name: 'Our work' });
  return (
    (image.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    form.closest('.MuiPaper-root')?.parentElement?.contains(image)
  );
};

/** How much of their column the words leave to what stands between them and the form. */
const leftToPicture = () => {
  const columns = screen.getByRole('heading', { level: 1 }).closest('[data-columns]');
  return columns ? getComputedStyle(columns).getPropertyValue('--carried') : undefined;
};

test('on a stair the headline has letters of its own that fill their column', () => {
  const size = () => getComputedStyle(screen.getByRole('heading', { level: 1 })).fontSize;
  const { unmount } = show(Hero, agencyTheme);
  expect(size()).toContain('cqi');
  unmount();
  const { motif: _growth, ...without } = agencyTheme;
  show(Hero, without);
  expect(size()).not.toContain('cqi');
});

test.each([
  ['as it is', Hero],
  ['with more buttons', Beside],
])(
  'an opening with a form, %s, has its picture on the stair of a site of stairs, off which its words keep, else below',
  (_name, Opening) => {
    const { motif: _growth, ...without } = agencyTheme;
    const { unmount } = show(Opening, agencyTheme);
    expect(isBeforeForm()).toBe(true);
    expect(leftToPicture()).toContain('345px');
    unmount();
    show(Opening, { ...without, motif: 'waves' });
    expect(isBeforeForm()).toBe(false);
    expect(leftToPicture()).toBe('');
  },
);
