/** @jest-environment node */
import { existsSync } from 'node:fs';
import { sceneParts } from '../schema/picture';
import { layoutKinds, sceneKinds } from './make-kinds';

const pages = {
  home: {
    sections: [
      { picture: { scene: ['window', 'card'] } },
      { items: [{ picture: { scene: ['phone'] } }, { picture: { file: '/a.webp' } }] },
    ],
  },
  about: { sections: [{ picture: { scene: ['window', 'card'] } }, { title: 'scene' }] },
};

const namesOf = (part: string) =>
  sceneKinds(pages)
    .find(({ name }) => name === part)
    ?.examples.map(({ name }) => name);

test('every part is a kind', () => {
  expect(sceneKinds({}).map(({ name }) => name)).toEqual(sceneParts);
});

test.each([
  ['window', ['window', 'window-card']],
  ['phone', ['phone']],
  ['card', ['card']],
])('%s: itself, and each scene that it carries once', (part, names) => {
  expect(namesOf(part)).toEqual(names);
});

test.each([
  ['header', 'split', { header: { look: 'split' } }],
  ['strip', 'hours', { header: { strip: 'hours' } }],
  ['footer', 'large', { footer: { look: 'large' } }],
])('%s: the look %s is shown, as config/site.ts says it', (kind, look, definition) => {
  const shown = layoutKinds().find(({ name }) => name === kind)?.examples;
  expect(shown?.find(({ name }) => name === look)?.definition).toEqual(definition);
});

test('every file of a look of the layout is there', () => {
  const files = layoutKinds().flatMap((kind) => kind.files);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
