import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { createPageTexts } from './page-texts';
import { rangeOf } from './shown-text';

const form = 'config/forms/contact.ts';
const places = [
  { file: 'config/site.ts', path: 'words.required' },
  { file: form, path: 'fields[0].label' },
  { file: form, path: 'submit.label' },
];

test.each([
  ['a form', 'form', 'fields[0].label'],
  ['its note', 'p', 'words.required'],
  ['its button', 'button', 'submit.label'],
])('a press on %s is about its own words, before those that all pages share', (_, name, path) => {
  const root = document.createElement('div');
  const [note = '', label = '', send = ''] = ['Required', 'Name', 'Send'].map(markText);
  root.innerHTML = `<form><p>${note}</p><label>${label}</label><button>${send}</button></form>`;
  document.body.append(root);
  const config = { ...createMarkedConfig(), placeOf: (id: number) => places[id] };
  const texts = createPageTexts(root, config);
  expect(texts.within(root.querySelector(name)!)?.path).toBe(path);
  texts.stop();
  root.remove();
});

test('a text of which the page has drawn fewer letters since is still found around', () => {
  const node = document.createTextNode('Now');
  const point = (offset: number) => ({ node, offset });
  expect(rangeOf({ id: 1, start: point(1), end: point(23) }).toString()).toBe('ow');
});

test('words for screen readers alone are no stop of the Tab key', () => {
  const root = document.createElement('div');
  root.innerHTML = `<h2>${markText('Prices', 1)}</h2><table><caption style="clip-path: inset(50%)">${markText('Prices', 1)}</caption></table>`;
  document.body.append(root);
  const config = { ...createMarkedConfig(), placeOf: (id: number) => places[id] };
  const texts = createPageTexts(root, config);
  expect([...root.querySelectorAll('[tabindex]')].map(({ tagName }) => tagName)).toEqual(['H2']);
  texts.stop();
  root.remove();
});

/** Observers have run. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

describe('the focus that a text was given, as the page is made anew', () => {
  const begin = () => {
    const root = document.createElement('main');
    const draw = () => {
      root.innerHTML = `<h2>${markText('First', 1)}</h2><p tabindex="0">${markText('Second', 2)}</p><div tabindex="0"></div>`;
    };
    draw();
    document.body.append(root);
    const config = { ...createMarkedConfig(), placeOf: (id: number) => places[id] };
    const texts = createPageTexts(root, config);
    texts.focus({ file: form, path: 'fields[0].label' });
    const end = () => {
      texts.stop();
      root.remove();
    };
    return { part: (name: string) => root.querySelector<HTMLElement>(name)!, draw, end };
  };

  test('is on that text again', async () => {
    const { part, draw, end } = begin();
    expect(part('h2')).toHaveFocus();
    draw();
    await observed();
    expect(part('h2')).toHaveFocus();
    end();
  });

  test('is on the one to which it went since', async () => {
    const { part, draw, end } = begin();
    part('p').focus();
    draw();
    await observed();
    expect(part('p')).toHaveFocus();
    end();
  });

  test.each([
    [
      'a text is typed',
      (element: HTMLElement) => {
        element.setAttribute('contenteditable', 'true');
        element.innerHTML = markText('Second', 2);
      },
    ],
    ['no text stands', () => undefined],
  ])('is not given back once it went to where %s', async (_, prepare) => {
    const { part, draw, end } = begin();
    prepare(part('div'));
    part('div').focus();
    draw();
    await observed();
    expect(document.body).toHaveFocus();
    end();
  });
});
