/** @jest-environment node */
import { sceneParts } from '../schema/picture';
import { sceneKinds } from './make-kinds';

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
