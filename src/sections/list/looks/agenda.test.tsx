import { render, screen } from '@testing-library/react';
import { InAgency } from '../../../ui/testing/in-agency';
import type { ListedEntry } from '../listed-entry';
import { Agenda } from './rows';

const concert: ListedEntry = {
  key: 'concert',
  name: 'Winterreise',
  day: '2027-03-02',
  last: '2027-03-02',
  leaf: { weekday: 'Tue', day: '2', month: 'Mar' },
  when: 'Tuesday 2 March 2027',
  time: '20:00–21:20',
};

const show = (entry: ListedEntry, knowsYear = true) =>
  render(
    <InAgency>
      <Agenda
        entries={[entry]}
        heading="h3"
        attributesOf={() => ({})}
        isChosen={false}
        knowsYear={knowsYear}
      />
    </InAgency>,
  );

/** Whether it is drawn; what is not is still heard. */
const isSeen = (words: string) => {
  for (
    let element: Element | null = screen.getByText(words);
    element;
    element = element.parentElement
  ) {
    if (getComputedStyle(element).clipPath === 'inset(50%)') return false;
  }
  return true;
};

test('a day that its leaf says is heard once, in words, and its time is seen', () => {
  show(concert);
  expect(screen.getByText('Mar').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(isSeen('Tuesday 2 March 2027')).toBe(false);
  expect(isSeen('20:00–21:20')).toBe(true);
  expect(screen.getByRole('listitem')).toHaveTextContent('Tuesday 2 March 2027, 20:00–21:20');
});

test.each([
  ['what goes on for several days', { ...concert, lasts: true as const }, true],
  ['what may be of any year', concert, false],
  ['a day of no time that is not to come', { ...concert, time: undefined, last: undefined }, true],
])('%s says its whole day beside the leaf', (_what, entry, knowsYear) => {
  show(JSON.parse(JSON.stringify(entry)) as ListedEntry, knowsYear);
  expect(isSeen('Tuesday 2 March 2027')).toBe(true);
});
