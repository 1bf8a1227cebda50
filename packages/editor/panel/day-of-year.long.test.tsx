import { act, waitFor, within } from '@testing-library/react';
import { closeEditors, createTestSite, openEditor } from '../testing/open-editor';

const home = 'config/pages/home.ts';

afterEach(closeEditors);

/** Settings of days with other hours, which are written as `special`. */
const openDays = async (special: string) => {
  const site = createTestSite();
  const week = "week: [{ days: ['monday'], open: ['09:00–12:00'] }]";
  const hours = `hours: { ${week}, special: [{ ${special} }] }`;
  const section = `{ kind: 'opening-hours', title: 'When', ${hours} }`;
  site.write(home, site.read(home).replace(/ {2}\],\n\} satisfies/, `${section},\n$&`));
  const opened = await openEditor({ site });
  const { sections } = opened.session.get().state.files[home] as { sections: unknown[] };
  const path = `sections[${sections.length - 1}].hours.special[0]`;
  act(() => opened.session.select({ file: home, path }));
  const days = await waitFor(() => {
    const [from, to] = ['From', 'To'].map((name) => opened.inPanel.getByRole('group', { name }));
    return { from: within(from!), to: within(to!) };
  });
  const says = (words: string) => waitFor(() => expect(site.read(home)).toContain(words));
  return { ...opened, ...days, says };
};

test('a day of every year is chosen by its month and its day, a shorter month has its last one', async () => {
  const { user, from, to, says } = await openDays("from: '12-31', to: '01-06'");
  expect(from.getByLabelText('Each year')).toBeChecked();
  expect(from.getByLabelText<HTMLSelectElement>('Month').selectedOptions[0]).toHaveTextContent(
    'December',
  );
  await user.selectOptions(from.getByLabelText('Month'), 'November');
  await says("from: '11-30', to: '01-06'");
  await user.selectOptions(from.getByLabelText('Day of the month'), '2');
  await says("from: '11-02', to: '01-06'");
  await user.selectOptions(to.getByLabelText('Month'), 'None');
  await waitFor(() => expect(to.getByLabelText('Day of the month')).toBeDisabled());
  await says("special: [{ from: '11-02' }]");
  await user.selectOptions(to.getByLabelText('Month'), 'February');
  await says("from: '11-02', to: '02-01'");
});

test('days with a year become days of every year together, and are the next ones with a year again', async () => {
  const { user, from, to, says } = await openDays("from: '2027-12-20', to: '2028-01-06'");
  expect(from.getByLabelText('Each year')).not.toBeChecked();
  expect(from.getByLabelText('Day')).toHaveAttribute('type', 'date');
  await user.click(from.getByLabelText('Each year'));
  await says("from: '12-20', to: '01-06'");
  await waitFor(() => expect(to.getByLabelText('Each year')).toBeChecked());
  await user.click(to.getByLabelText('Each year'));
  const year = new Date().getFullYear();
  await waitFor(() => expect(to.getByLabelText('Day')).toHaveValue(`${year + 1}-01-06`));
  await says(`from: '${year}-12-20', to: '${year + 1}-01-06'`);
});
