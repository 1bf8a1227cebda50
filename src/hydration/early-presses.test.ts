import { type Early, markHydrated, noteScripting } from './early';
import { keepPresses } from './early-presses';

const early: Early = { presses: [], moved: Promise.resolve() };
const start = jest.fn();

const question = (id: string) => `
  <h3><button id="${id}" data-script="open" aria-expanded="false" aria-controls="of-${id}"></button></h3>
  <div id="of-${id}"><div data-findable hidden="until-found"></div></div>`;

const at = (id: string) => document.getElementById(id)!;
const idsOf = (elements: Element[]) => elements.map(({ id }) => id);
const openOnes = () => idsOf([...document.querySelectorAll('[aria-expanded="true"]')]);
const answerOf = (id: string) => at(`of-${id}`).firstElementChild!;

/** What reaches the page's own handlers. */
const pressed: string[] = [];

beforeAll(() => {
  globalThis.early = early;
  keepPresses(early, start);
  document.addEventListener('click', (event) => {
    pressed.push((event.target as Element).id);
    event.preventDefault();
  });
});

beforeEach(() => {
  noteScripting(true);
  for (const list of [early.presses, pressed]) list.length = 0;
  document.body.innerHTML = `<div id="root" data-waiting>
    <button id="menu" data-script="open" aria-expanded="false" aria-controls="panel"
      aria-label="Open menu" data-other-label="Close menu"></button><div id="panel"></div>
    <div id="questions" data-waiting>${question('first')}${question('second')}</div>
    <button id="send"></button>
    <button id="close" data-script="none"></button>
    <a id="photo" data-script="press" href="/photo"></a>
    <a id="link" href="/Contact"></a>
  </div>`;
});

test('a press is kept for script, once, and the button is busy meanwhile', () => {
  at('send').click();
  at('send').click();
  expect(pressed).toEqual([]);
  expect(at('send')).toHaveAttribute('aria-busy', 'true');
  markHydrated(at('root'));
  expect(pressed).toEqual(['send']);
  expect(at('send')).not.toHaveAttribute('aria-busy');
});

test('a menu opens at once, says so, and script opens it as well', () => {
  at('menu').click();
  expect(openOnes()).toEqual(['menu']);
  expect(at('menu')).toHaveAccessibleName('Close menu');
  expect(at('menu')).not.toHaveAttribute('aria-busy');
  expect(pressed).toEqual([]);
  markHydrated(at('root'));
  expect(pressed).toEqual(['menu']);
});

test('what was opened and closed again is nothing to script', () => {
  at('menu').click();
  at('menu').click();
  expect(openOnes()).toEqual([]);
  expect(at('menu')).toHaveAccessibleName('Open menu');
  markHydrated(at('root'));
  expect(pressed).toEqual([]);
});

test('Escape closes the menu and gives the focus back to its button; questions stay open', () => {
  at('menu').click();
  at('first').click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(openOnes()).toEqual(['first']);
  expect(at('menu')).toHaveFocus();
});

test('of questions one is open at most, whatever else is open; what is closed can be searched', () => {
  at('menu').click();
  at('first').click();
  at('second').click();
  expect(openOnes()).toEqual(['menu', 'second']);
  expect(answerOf('first')).toHaveAttribute('hidden', 'until-found');
  expect(answerOf('second')).not.toHaveAttribute('hidden');
  markHydrated(at('root'));
  expect(pressed).toEqual(['menu']);
  markHydrated(at('questions'));
  expect(pressed).toEqual(['menu', 'second']);
});

test('an answer in which the browser has found words opens, and script comes', () => {
  answerOf('second').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(openOnes()).toEqual(['second']);
  expect(start).toHaveBeenCalled();
});

test('while script does not answer, menus and questions open, and nothing else is kept', () => {
  at('send').click();
  noteScripting(false);
  expect(at('send')).not.toHaveAttribute('aria-busy');
  at('send').click();
  at('first').click();
  expect(pressed).toEqual(['send']);
  expect(openOnes()).toEqual(['first']);
  noteScripting(false);
  expect(idsOf(early.presses)).toEqual(['first']);
});

test('links lead on; one whose press is for script waits for it, unless it is for the browser', () => {
  at('link').click();
  at('close').click();
  expect(pressed).toEqual(['link', 'close']);
  at('photo').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  );
  expect(pressed).toEqual(['link', 'close', 'photo']);
  at('photo').click();
  expect(pressed).toEqual(['link', 'close', 'photo']);
  expect(at('photo')).toHaveAttribute('aria-busy', 'true');
});

test('what is hydrated answers by itself', () => {
  markHydrated(at('root'));
  at('menu').click();
  at('send').click();
  expect(pressed).toEqual(['menu', 'send']);
  expect(openOnes()).toEqual([]);
});
