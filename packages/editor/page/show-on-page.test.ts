import type { Session } from '../editor-session';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { showAt, showOnceDrawn } from './show-on-page';

const file = 'config/pages/home.ts';

/** A page with this HTML, in which the text of a number stands at this path; `sections` is what its file says. */
const openPage = (html: string, pathOf: (id: number) => string, sections: object[] = []) => {
  const root = Object.assign(document.createElement('div'), { id: 'root', innerHTML: html });
  document.body.append(root);
  const shown: string[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this.id || this.tagName);
    },
    animate: () => undefined,
  });
  const files = {
    [file]: { sections },
    'config/routes.ts': { pages: [{ page: 'home', path: '/' }], unmatched: 'home' },
  };
  const config = {
    ...createMarkedConfig(),
    placeOf: (id: number) => ({ file, path: pathOf(id) }),
  };
  const session = {
    page: { config },
    get: () => ({ state: { files } }),
    valueAt: ({ path }: { path: string }) => {
      const [, at, key = ''] = /^sections\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
      return (sections[Number(at)] as Record<string, unknown> | undefined)?.[key];
    },
  } as unknown as Session;
  return { root, shown, session };
};

afterEach(() => document.getElementById('root')?.remove());

const placeOf = (at: number) => ({ file, path: `sections[${at}]` });
const titleOf = (at: number) => `sections[${at}].title`;

test.each([
  ['a list of links to it', '<ol><li><a href="#x">WORDS</a></li></ol><h2>WORDS</h2>', 'H2'],
  ['a menu', '<nav><p>WORDS</p></nav><h3>WORDS</h3>', 'H3'],
  ['nothing else', '<nav><p>WORDS</p></nav>', 'P'],
])('an entry is shown where it stands, beside %s', (_, html, name) => {
  const words = markText('New title', 1);
  const { shown, session } = openPage(
    html.replaceAll('WORDS', words),
    () => 'sections[0].items[9].title',
  );
  showAt(session, { file, path: 'sections[0].items[9]' });
  expect(shown).toEqual([name]);
});

test('of a section all of it is shown, also where it has no words of its own', () => {
  const html = `<main><section id="first"><h1>${markText('Home', 0)}</h1></section><section id="map"></section></main>`;
  const { shown, session } = openPage(html, titleOf, [{ title: 'Home' }, { height: 500 }]);
  showAt(session, placeOf(0));
  showAt(session, placeOf(1));
  expect(shown).toEqual(['first', 'map']);
});

test.each<[string, string[], object[], string[]]>([
  ['moved', ['First', 'Second'], [{ title: 'Second' }, { title: 'First' }], ['Second', 'First']],
  [
    'added',
    ['First', 'Second'],
    [{ title: 'First' }, { title: '**New** title' }, { title: 'Second' }],
    ['First', 'New title', 'Second'],
  ],
  ['added without words', ['First', 'Second'], [{ title: 'First' }, {}, { title: 'Second' }], []],
])(
  'what was %s is shown once the page is drawn with it, and not what stood there',
  async (_, before, sections, after) => {
    const drawn = (titles: string[]) =>
      `<main>${titles.map((each, at) => `<section id="s${at}"><h2>${markText(each, at)}</h2></section>`).join('')}</main>`;
    const { root, shown, session } = openPage(drawn(before), titleOf, sections);
    showOnceDrawn(session, placeOf(1));
    expect(shown).toEqual([]);
    root.innerHTML =
      after.length > 0
        ? drawn(after)
        : `<main><section><h2>${markText('First', 0)}</h2></section><section id="s1"></section><section><h2>${markText('Second', 2)}</h2></section></main>`;
    await Promise.resolve();
    expect(shown).toEqual(['s1']);
  },
);
