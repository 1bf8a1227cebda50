import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import theme from '../../tests/sites/agency/config/theme';
import { InAgency } from '../ui/testing/in-agency';
import { examples as subjects } from './alternating/example';
import AlternatingIndex from './alternating/index/component';
import { examples as calls } from './call-to-action/example';
import Line from './call-to-action/line/component';
import Feature from './feature/component';
import { examples as features } from './feature/example';
import FormSection, { preload } from './form/component';
import { examples as forms } from './form/example';
import QuoteBubbles from './quotes/bubbles/component';
import { examples as quotes } from './quotes/example';
import StepBubbles from './steps/bubbles/component';
import Steps from './steps/component';
import StepDiscs from './steps/discs/component';
import { examples as steps } from './steps/example';
import StepRows from './steps/rows/component';
import { examples as visions } from './vision/example';
import VisionStatement from './vision/statement/component';

/** Only what is beside the form is looked at. */
jest.mock('../ui/lazy-form', () => ({ LazyForm: () => null }));

const show = (section: ReactNode) => render(<InAgency>{section}</InAgency>);

/** The rules for an element, as text: jsdom lays nothing out. */
const rulesOf = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => [...element.classList].some((name) => text.includes(`.${name}`)))
    .join('');

test('a photograph over the full width stands on no sheet', () => {
  const photo = { file: '/room.webp', alt: 'A room', width: 1600, height: 1200 };
  const { container, unmount } = show(
    <Feature section={{ ...features.wide, picture: photo }} number={1} />,
  );
  expect(screen.getByRole('img', { name: 'A room' })).toBeVisible();
  expect(container.querySelector('.MuiPaper-root')).toBeNull();
  unmount();
  show(<Feature section={features.wide} number={1} />);
  expect(document.querySelector('.MuiPaper-root')).not.toBeNull();
});

test('an invitation in a line has the room of any other section', () => {
  show(<Line section={calls.line} number={1} />);
  const room = rulesOf(screen.getByRole('region'));
  expect(room).toContain(`padding-top: ${theme.space.section}`);
  expect(room).toContain(`padding-bottom: ${theme.space.section}`);
});

test('points beside a form have the marks that they say, and a check mark where they say none', async () => {
  const section = forms.withAside;
  await preload({ section } as Parameters<typeof preload>[0]);
  const [point = ''] = section.aside.points;
  const { unmount } = show(<FormSection section={section} number={1} />);
  expect(screen.getByText(point).closest('ul')?.querySelector('svg')).toBeNull();
  unmount();
  const { marks: _, ...aside } = section.aside;
  show(<FormSection section={{ ...section, aside }} number={1} />);
  expect(screen.getByText(point).closest('ul')?.querySelector('svg')).not.toBeNull();
});

test('the list above the subjects leads to each of them, in their order', () => {
  show(<AlternatingIndex section={subjects.index} number={1} />);
  const [contents] = screen.getAllByRole('list');
  const links = within(contents!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    subjects.index.items.map(({ title }) => title),
  );
  expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual(
    screen.getAllByRole('region').map((subject) => subject.getAttribute('aria-labelledby')),
  );
});

test('a picture beside the list of subjects is told once, where its subject is', () => {
  const picture = { file: '/room.webp', alt: 'A room', width: 1600, height: 1200 };
  const items = subjects.index.items.map((item) => ({ ...item, picture }));
  const section = { ...subjects.index, items };
  const { container } = show(<AlternatingIndex section={section} number={1} />);
  const pictures = items.length;
  expect(container.querySelectorAll('ol img')).toHaveLength(pictures);
  const told = screen.getAllByRole('img');
  expect(told).toHaveLength(pictures);
  expect(told.filter((image) => image.closest('ol'))).toEqual([]);
});

test('a vision as a statement is read in its order, and its figures are no stair', () => {
  const rising = { ...visions.statement, counters: visions.statement.counters.toReversed() };
  show(<VisionStatement section={rising} number={1} />);
  const [statement, more] = rising.paragraphs.map((words) => screen.getByText(words));
  const figures = screen.getAllByRole('definition');
  const inOrder = [screen.getByRole('heading'), statement!, more!, figures[0]!];
  inOrder.slice(1).forEach((each, at) => {
    expect(inOrder[at]!.compareDocumentPosition(each)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
  const tread = figures[0]!.parentElement!;
  expect(getComputedStyle(tread).marginTop).toMatch(/^0/);
});

test.each([
  ['columns', Steps, steps.threeSteps],
  ['rows', StepRows, steps.rows],
  ['discs', StepDiscs, steps.discs],
  ['bubbles', StepBubbles, steps.bubbles],
] as const)(
  'steps as %s are one list in their order, and stand on no stair',
  (_look, Look, section) => {
    show(<Look section={section} number={1} />);
    const list = screen.getByRole('list');
    const all = within(list).getAllByRole('listitem');
    expect(all.map((each) => within(each).getByRole('heading').textContent)).toEqual(
      section.steps.map(({ title }) => title),
    );
    all.forEach((each, at) => {
      expect(each).toHaveTextContent(new RegExp(`^${at + 1}`));
      expect(rulesOf(each)).not.toContain('nth-last-of-type');
    });
  },
);

test('each quote in a speech bubble has its words, and who said them below it', () => {
  show(<QuoteBubbles section={quotes.bubbles} number={1} />);
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(quotes.bubbles.quotes.length);
  quotes.bubbles.quotes.forEach(({ name }, at) => {
    expect(figures[at]!.lastElementChild).toHaveTextContent(name);
    expect(figures[at]!.querySelector('blockquote')).not.toBeNull();
  });
});

test('a form stands behind what is beside it, or in the middle above it', () => {
  const { container, unmount } = show(<FormSection section={forms.atTheEnd} number={1} />);
  const sheet = () => container.querySelector('.MuiPaper-root')!;
  // The order of the page's text stays: the form, then what is beside it.
  expect(sheet().nextElementSibling).toHaveTextContent(forms.atTheEnd.aside.title);
  expect(rulesOf(sheet().parentElement!)).toContain('minmax(0, 5fr) minmax(0, 7fr)');
  unmount();
  const { container: below } = show(<FormSection section={forms.inTheMiddle} number={1} />);
  const middle = below.querySelector('.MuiPaper-root')!;
  expect(rulesOf(middle)).toContain('max-width: 46rem');
  expect(rulesOf(middle.parentElement!)).not.toContain('7fr');
});
