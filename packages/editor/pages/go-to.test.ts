import type { Session } from '../editor-session';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { showNew } from './go-to';

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
