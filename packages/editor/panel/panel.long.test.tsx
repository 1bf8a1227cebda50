import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { themeNames } from '../../../src/schema/theme-names';
import { button, closeEditors, groupOf, openEditor } from '../testing/open-editor';

/** Settings beside the page: each change is one splice of a file, which stands as proof. */

const home = 'config/pages/home.ts';
const form = 'config/forms/inquiry.ts';
const siteFile = 'config/site.ts';
const theme = 'config/theme.ts';

afterEach(closeEditors);

const openFeature = async () => {
  const opened = await openEditor();
  await opened.openEntry('Software Solution Services');
  return { ...opened, before: opened.site.read(home) };
};

const openForm = async () => {
  const opened = await openEditor();
  await opened.press(/LET.S DISCUSS YOUR REQUIREMENT/, opened.panel);
  return { ...opened, before: opened.site.read(form) };
};

test('a word, a flag and a text are written and left out, and every other byte stays', async () => {
  const { user, inPanel, isWritten, undo, before } = await openFeature();
  const tone = inPanel.getByLabelText('Tone');
  const toneOf = (word: string) => `label: 'Software',\n      tone: '${word}'`;
  await user.selectOptions(tone, 'default');
  await isWritten(home, before.replace(toneOf('tint'), toneOf('default')));
  await undo(home, before);
  await waitFor(() => expect(tone).toHaveValue('tint'));

  const hidden = inPanel.getByLabelText('Hidden');
  const kind = "kind: 'feature',\n      ";
  await user.click(hidden);
  await isWritten(home, before.replace(kind, `${kind}hidden: true,\n      `));
  await user.click(hidden);
  await isWritten(home, before);

  const allWritten = 'Everything is written in config.';
  expect(await screen.findByText(allWritten)).toBeVisible();
  await user.clear(inPanel.getByLabelText('Label'));
  expect(screen.getByText(/not written yet/)).toBeVisible();
  await user.keyboard('{Enter}');
  await isWritten(home, before.replace("      label: 'Software',\n", ''));
  expect(await screen.findByText(allWritten)).toBeVisible();
  await undo(home, before);
});

test('an entry that is added begins at its first field, where what is typed takes the place of its words', async () => {
  const { openEntry, press, panel, site, user } = await openEditor();
  await openEntry('Our Services');
  await press('Add to “Cards”', panel);
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-edit-key]')).toHaveAttribute(
      'data-edit-key',
      expect.stringMatching(/\.title$/),
    ),
  );
  await user.keyboard('Photographs{Enter}');
  await user.tab();
  await user.keyboard('Of what you sell{Enter}');
  await waitFor(() =>
    expect(site.read(home)).toMatch(/title: 'Photographs',\s+text: 'Of what you sell',/),
  );
});

test('a number of the theme is written', async () => {
  const { site, user, inPanel, panel, press, isWritten } = await openEditor();
  const before = site.read(theme);
  await press('Theme', panel);
  const radius = await inPanel.findByLabelText<HTMLInputElement>('Border radius');
  const was = `borderRadius: ${radius.value}`;
  await user.clear(radius);
  await user.type(radius, '7{Enter}');
  expect(before).toContain(was);
  await isWritten(theme, before.replace(was, 'borderRadius: 7'));
});

test('looking at a group and leaving its controls writes nothing', async () => {
  const { site, requests, user, before } = await openFeature();
  for (let press = 0; press < 15; press += 1) await user.tab();
  expect(requests.map(({ path }) => path)).not.toContain('step');
  expect(site.read(home)).toBe(before);
});

describe('what is typed in a control and not left yet', () => {
  const inserted = "sections: [\n    { kind: 'prose', title: 'New', paragraphs: ['One.'] },";
  const withInserted = (text: string) => text.replace('sections: [', () => inserted);
  const asTyped = (text: string) => text.replace("label: 'Software',", "label: 'Soft',");

  const typeLabel = async (words: string) => {
    const opened = await openFeature();
    const label = () => opened.inPanel.getByLabelText('Label');
    await opened.user.clear(label());
    await opened.user.type(label(), words);
    return { ...opened, label, number: () => opened.panel.querySelector('h2')?.textContent };
  };

  test('stays where it is typed while an entry before comes and goes', async () => {
    const { user, save, label, number, before, isWritten } = await typeLabel('Soft');
    const first = number();
    for (const [text, isFirst] of [
      [withInserted(before), false],
      [before, true],
      [withInserted(before), false],
    ] as const) {
      await save(home, text);
      await waitFor(() => expect(number() === first).toBe(isFirst));
      await waitFor(() => expect(label()).toHaveValue('Soft'));
      expect(label()).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    await isWritten(home, withInserted(asTyped(before)));
  });

  test('is written at its place when something else is selected', async () => {
    const { before, panel, isWritten } = await typeLabel('Soft');
    // A press that takes no focus from it.
    fireEvent.click(await button(/^Page/, panel));
    await isWritten(home, asTyped(before));
  });

  test('is told where its entry is gone', async () => {
    const { before, save } = await typeLabel('Soft and lost');
    const at = before.indexOf("    {\n      kind: 'feature'");
    const end = before.indexOf('\n    },\n', at) + '\n    },\n'.length;
    await save(home, before.slice(0, at) + before.slice(end));
    const notice = await screen.findByText(/is gone\. This was typed in it: "Soft and lost"/);
    expect(notice.closest('[role="alert"]')).not.toBeNull();
  });
});

test('what the check refuses stands at its control, and the file stays', async () => {
  const { site, user, inPanel, before } = await openFeature();
  const title = inPanel.getByLabelText('Title');
  await user.clear(title);
  // Before it is left, after a pause.
  await waitFor(() => expect(title).toHaveAccessibleDescription(/The text is empty/));
  await user.tab();
  expect(inPanel.getAllByText(/The text is empty/)).toHaveLength(1);
  expect(title).toHaveAttribute('aria-invalid', 'true');
  expect(title).toHaveValue('');
  const anchor = inPanel.getByLabelText('Anchor');
  await user.type(anchor, 'Not This{Enter}');
  await waitFor(() =>
    expect(anchor).toHaveAccessibleDescription(/it should be only small letters/),
  );
  expect(anchor).toHaveValue('Not This');
  expect(site.read(home)).toBe(before);
  await user.clear(anchor);
  await waitFor(() => expect(anchor).not.toHaveAttribute('aria-invalid'));
});

test('a group that needs more than its beginning is written once it is complete', async () => {
  const { site, user, panel, press, undo, before, openEntry } = await openForm();
  await openEntry('Email Address');
  await press('Add “Show when”', panel);
  const condition = groupOf('Show when');
  const field = await within(condition).findByLabelText('Field');
  expect(site.read(form)).toBe(before);
  // What is asked is one of the fields that there are, by its words.
  await user.selectOptions(field, 'Fname');
  await waitFor(() => expect(site.read(form)).toMatch(/showWhen: \{\s*field: 'Fname',/));
  expect(await button('Remove “Show when”')).toBeVisible();
  await undo(form, before);
});

test('an icon is chosen by its looks, with the keyboard', async () => {
  const { site, user, panel, press, undo } = await openEditor();
  const before = site.read(siteFile);
  await press('Site', panel);
  await waitFor(() => expect(groupOf('Social')).toBeVisible());
  const [entry] = groupOf('Social').querySelectorAll('li');
  await user.click(entry!.querySelectorAll('button')[1]!);
  (await button('Choose by its looks: Icon')).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('[type="search"]')).toHaveFocus());
  await user.keyboard('twitter{ArrowDown}');
  expect(await button('x', dialog)).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(site.read(siteFile)).toMatch(/icon: 'x'/));
  await undo(siteFile, before);
});

test('a theme to start from is chosen by its picture, with what it is like', async () => {
  const { user, panel, press } = await openEditor();
  await press('Theme', panel);
  await press('Choose by its looks: Extends', panel);
  const dialog = await screen.findByRole('dialog');
  const names = Object.keys(themeNames);
  await waitFor(() => expect(dialog.querySelectorAll('img')).toHaveLength(names.length));
  await user.type(within(dialog).getByRole('searchbox'), 'claret');
  expect(await button('notary', dialog)).toHaveAccessibleDescription(themeNames.notary);
  expect(dialog.querySelectorAll('img')).toHaveLength(1);
});

test('a part of a drawing is added by what the drawing becomes', async () => {
  const { site, panel, press, undo, before } = await openFeature();
  await press('Add a part', panel);
  await press('phone', await screen.findByRole('dialog'));
  await waitFor(() => expect(site.read(home)).toMatch(/scene: \['window', 'node', 'phone'\]/));
  expect(await button(/^3: phone/, panel)).toBeInTheDocument();
  await undo(home, before);
});

test('a day is chosen by the calendar', async () => {
  const { site, inPanel, panel, press, undo } = await openEditor();
  const before = site.read(siteFile);
  await press('Site', panel);
  await press('Add “Banner”', panel);
  await waitFor(() => expect(site.read(siteFile)).toContain('banner:'));
  const withBanner = site.read(siteFile);
  await waitFor(() =>
    expect(inPanel.queryByText('Open banner') ?? inPanel.queryByLabelText('Until')).not.toBeNull(),
  );
  if (inPanel.queryByText('Open banner')) await press('Open banner', panel);
  const until = await inPanel.findByLabelText('Until');
  expect(until).toHaveAttribute('type', 'date');
  fireEvent.change(until, { target: { value: '2031-05-04' } });
  fireEvent.keyDown(until, { key: 'Enter' });
  await waitFor(() => expect(site.read(siteFile)).toContain("until: '2031-05-04'"));
  await undo(siteFile, withBanner);
  await undo(siteFile, before);
});

test('a card is duplicated, and undone', async () => {
  const { site, press, undo, openEntry } = await openEditor();
  const before = site.read(home);
  await openEntry('Our Services');
  const cards = () => groupOf('Cards').querySelectorAll('li');
  const { length } = cards();
  await press(/^More for /, cards()[0]);
  await press('Duplicate');
  await waitFor(() => expect(cards()).toHaveLength(length + 1));
  expect(site.read(home).length).toBeGreaterThan(before.length);
  await undo(home, before);
});

test('what somebody else has changed since is said, and the change before it is undone', async () => {
  const { user, inPanel, site, press, save, isWritten, before } = await openFeature();
  await user.selectOptions(inPanel.getByLabelText('Tone'), 'default');
  await waitFor(() => expect(site.read(home)).not.toBe(before));
  const label = inPanel.getByLabelText('Label');
  await user.clear(label);
  await user.type(label, 'Programs{Enter}');
  await waitFor(() => expect(site.read(home)).toContain("label: 'Programs'"));
  await save(home, site.read(home).replace("label: 'Programs'", "label: 'Apps and programs'"));
  await waitFor(() => expect(label).toHaveValue('Apps and programs'));
  await press(/^Undo: Label/);
  expect(await screen.findByText(/“Label.*cannot be undone.*“Tone/)).toBeVisible();
  expect(site.read(home)).toContain("label: 'Apps and programs'");
  await press(/^Undo: Tone/);
  await isWritten(home, before.replace("label: 'Software'", "label: 'Apps and programs'"));
});
