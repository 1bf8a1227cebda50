import type { Session } from '../editor-session';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { showNew, toBeMoved } from './go-to';

test.each([
  ['a list of links to it', '<ol><li><a href="#x">WORDS</a></li></ol><h2>WORDS</h2>', 'H2'],
  ['a menu', '<nav><p>WORDS</p></nav><h3>WORDS</h3>', 'H3'],
  ['nothing else', '<nav><p>WORDS</p></nav>', 'P'],
])('what is new is shown where it stands, beside %s', (_, page, name) => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.innerHTML = page.replaceAll('WORDS', markText('New title', 1));
  document.body.append(root);
  const shown: string[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this.tagName);
    },
    animate: () => undefined,
  });
  const place = { file: 'config/pages/home.ts', path: 'sections[0].items[9]' };
  const config = {
    ...createMarkedConfig(),
    placeOf: () => ({ ...place, path: `${place.path}.title` }),
  };
  showNew({ page: { config } } as unknown as Session, place);
  root.remove();
  expect(shown).toEqual([name]);
});

test('an entry that is moved is shown where it stands once the page has it there', async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  const draw = (...words: string[]) => {
    root.innerHTML = words.map((each, at) => `<h3 id="h${at}">${markText(each, at)}</h3>`).join('');
  };
  document.body.append(root);
  draw('First', 'Second');
  const shown: string[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this.id);
    },
    animate: () => undefined,
  });
  const file = 'config/pages/home.ts';
  const placeOf = (at: number) => ({ file, path: `sections[${at}]` });
  const config = {
    ...createMarkedConfig(),
    placeOf: (at: number) => ({ file, path: `sections[${at}].title` }),
  };
  const show = toBeMoved({ page: { config } } as unknown as Session, placeOf(0));
  show(placeOf(1));
  // The file is written, and the page is as it was.
  expect(shown).toEqual([]);
  draw('Second', 'First');
  await Promise.resolve();
  root.remove();
  expect(shown).toEqual(['h1']);
});
