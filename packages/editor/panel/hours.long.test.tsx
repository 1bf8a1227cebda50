import { act, screen, waitFor } from '@testing-library/react';
import { closeEditors, createTestSite, openEditor } from '../testing/open-editor';

const home = 'config/pages/home.ts';

afterEach(closeEditors);

/** Settings of the first hours of a week. */
const openHours = async () => {
  const site = createTestSite();
  const hours = "hours: { week: [{ days: ['monday'], open: ['09:00–12:00'] }] }";
  const section = `{ kind: 'opening-hours', title: 'When', ${hours} }`;
  site.write(home, site.read(home).replace(/ {2}\],\n\} satisfies/, `${section},\n$&`));
  const opened = await openEditor({ site });
  const { sections } = opened.session.get().state.files[home] as { sections: unknown[] };
  const path = `sections[${sections.length - 1}].hours.week[0]`;
  act(() => opened.session.select({ file: home, path }));
  const times = await opened.inPanel.findByLabelText<HTMLTextAreaElement>('Open');
  const type = async (words: string) => {
    await opened.user.clear(times);
    await opened.user.type(times, words);
  };
  const says = (words: string) => waitFor(() => expect(site.read(home)).toContain(words));
  return { ...opened, times, type, says };
};

test('days that are ticked quickly, one after the other, are all written', async () => {
  const { inPanel, user, says } = await openHours();
  await user.click(inPanel.getByLabelText('tuesday'));
  await user.click(inPanel.getByLabelText('wednesday'));
  await user.click(inPanel.getByLabelText('thursday'));
  await user.click(inPanel.getByLabelText('tuesday'));
  await says("days: ['monday', 'wednesday', 'thursday']");
  await waitFor(() => expect(inPanel.getByLabelText('tuesday')).not.toBeChecked());
  expect(screen.queryByText(/has changed meanwhile/)).toBeNull();
  expect(screen.queryByText(/not written yet/)).toBeNull();
});

test('days ticked and a time typed while the first answer is under way are all written, in that order', async () => {
  const { client, inPanel, times, type, user, says } = await openHours();
  const { step } = client;
  let isLate = true;
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  client.step = async (asked, options) => {
    const isFirst = isLate && options?.dry !== true;
    if (isFirst) isLate = false;
    if (isFirst) await late;
    return step(asked, options);
  };
  for (const day of ['tuesday', 'wednesday', 'thursday', 'friday', 'monday']) {
    await user.click(inPanel.getByLabelText(day));
  }
  await type('9-18');
  await user.tab();
  answer();
  await says("days: ['tuesday', 'wednesday', 'thursday', 'friday']");
  await says("open: ['09:00–18:00']");
  await waitFor(() => expect(times).toHaveValue('09:00–18:00'));
  expect(screen.queryByText(/has changed meanwhile/)).toBeNull();
  expect(screen.queryByText('Try again')).toBeNull();
});

test('hours are written as they are meant, and what was refused before is written as it is left', async () => {
  const { times, type, user, says } = await openHours();
  await type('9-25');
  await user.tab();
  expect(
    await screen.findByText(/^'9-25' does not work here: it should be two different times/),
  ).toBeVisible();
  await type('9-18');
  await user.tab();
  expect(screen.getByText('Try again')).toHaveFocus();
  await waitFor(() => expect(screen.queryByText(/does not work here/)).toBeNull());
  await user.tab();
  expect(screen.getByText('As it was')).toHaveFocus();
  await user.tab();
  await says("open: ['09:00–18:00']");
  await waitFor(() => expect(screen.queryByText('As it was')).toBeNull());
  expect(times).toHaveValue('09:00–18:00');
});
