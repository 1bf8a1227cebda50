import { fireEvent, screen, waitFor } from '@testing-library/react';
import { button, closeEditors, createTestSite, openEditor } from '../testing/open-editor';

/** What is typed in Settings and cannot be written by itself. */

const theme = 'config/theme.ts';
const colors = { main: '#FFE066', dark: '#F2CF4A', words: '#1A1A1A' };

afterEach(closeEditors);

const openColors = async (site?: Parameters<typeof openEditor>[0]) => {
  const opened = await openEditor(site);
  const { inPanel, press, panel, user } = opened;
  const openLight = async () => {
    await press('Theme', panel);
    await press('Open color', panel);
    await press('Open light', panel);
    await inPanel.findByLabelText('Main', {
      selector: '[data-edit-key="color.light.primary.main"] input',
    });
  };
  const field = (key: string) =>
    panel.querySelector<HTMLInputElement>(`[data-edit-key="color.light.primary.${key}"] input`)!;
  const type = async (key: string, words: string) => {
    await user.clear(field(key));
    await user.type(field(key), `${words}{Enter}`);
  };
  return { ...opened, openLight, field, type, before: opened.site.read(theme) };
};

test('a light colour, the one under the pointer and that of the words are written together', async () => {
  const { openLight, type, field, before, site, press, panel, isWritten, undo } =
    await openColors();
  await openLight();
  await type('main', colors.main);
  expect(await screen.findByText('1 not written yet')).toBeVisible();
  await type('contrastText', colors.words);
  expect(await screen.findByText('2 not written yet')).toBeVisible();
  expect(site.read(theme)).toBe(before);
  // Looking elsewhere loses nothing.
  await press(/^Theme/, panel);
  expect(screen.getByText('2 not written yet')).toBeVisible();
  await press('2 not written yet');
  await waitFor(() => expect(field('main')).toHaveFocus());
  expect(field('main')).toHaveValue(colors.main);
  expect(field('contrastText')).toHaveValue(colors.words);
  await type('dark', colors.dark);
  await isWritten(
    theme,
    before.replace(
      /main: '#\w+',(\s+)dark: '#\w+',(\s+)contrastText: '#\w+',/,
      `main: '${colors.main}',$1dark: '${colors.dark}',$2contrastText: '${colors.words}',`,
    ),
  );
  await waitFor(() => expect(screen.queryByText(/not written yet/)).toBeNull());
  await undo(theme, before);
});

test('what was refused is there after a reload, and can be taken back', async () => {
  const { openLight, type, site, press, user, unmount } = await openColors();
  await openLight();
  await type('main', colors.main);
  await screen.findByText('1 not written yet');
  unmount();
  const again = await openColors({ site });
  await press('1 not written yet');
  await waitFor(() => expect(again.field('main')).toHaveFocus());
  expect(again.field('main')).toHaveValue(colors.main);
  await user.click(await screen.findByText('As it was'));
  await waitFor(() => expect(screen.queryByText(/not written yet/)).toBeNull());
  expect(again.before).toBe(site.read(theme));
  expect(again.before).toContain(again.field('main').value);
});

test('one press makes both schemes from a light yellow, in place of what is there', async () => {
  const { openLight, user, field, press, site, undo, before, session } = await openColors({
    site: createTestSite('examples/dentist'),
  });
  await openLight();
  await user.clear(field('main'));
  await user.type(field('main'), colors.main);
  await press('Make all colours from this one');
  await waitFor(() =>
    expect(site.read(theme)).toMatch(new RegExp(`color: \\{\\s+from: '${colors.main}',\\s+\\},`)),
  );
  expect(site.read(theme)).not.toContain('contrastText');
  expect(screen.queryByText(/not written yet/)).toBeNull();
  const grounds = Object.keys(session.valueAt({ file: theme, path: 'grounds' }) ?? {});
  expect(
    await screen.findByText(`Grounds keep their own colours: ${grounds.join(', ')}.`),
  ).toBeVisible();
  await undo(theme, before);
});

test('a colour is written as its words are left by Tab, which leads to its swatch', async () => {
  const { openLight, user, field, site } = await openColors();
  await openLight();
  await user.clear(field('contrastText'));
  await user.type(field('contrastText'), '#FEFEFE');
  await user.tab();
  expect(document.activeElement).toHaveAttribute('type', 'color');
  await waitFor(() => expect(site.read(theme)).toContain("contrastText: '#FEFEFE'"));
});

test('what was left without a key, and is refused, is counted as well', async () => {
  const { openLight, user, field, press, panel } = await openColors();
  await openLight();
  await user.clear(field('main'));
  await user.type(field('main'), colors.main);
  fireEvent.click(await button(/^Theme/, panel));
  expect(await screen.findByText('1 not written yet')).toBeVisible();
  await press('1 not written yet');
  await waitFor(() => expect(field('main')).toHaveValue(colors.main));
});
