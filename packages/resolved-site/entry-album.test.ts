/** @jest-environment node */
import { resolveConfig } from './resolve-config';

const pictures = [
  { file: '/pictures/bed.webp', alt: 'A bed below a window', width: 1600, height: 1200 },
  {
    file: '/pictures/bath.webp',
    alt: 'A bath of stone',
    width: 1600,
    height: 1200,
    focus: { x: 20, y: 80 },
    caption: 'Water from the spring',
  },
];

const resolved = resolveConfig(
  new Map<string, unknown>([
    ['config/site.ts', { language: 'en-GB' }],
    [
      'config/collections/rooms.ts',
      {
        kind: 'offer',
        entries: [
          { id: 'garden', name: 'Garden', pictures },
          { id: 'attic', name: 'Attic' },
        ],
      },
    ],
    [
      'config/pages/room.ts',
      {
        each: 'rooms',
        title: '{name}',
        sections: [
          { kind: 'page-header', title: '{name}' },
          { kind: 'gallery', title: 'The room in pictures', photos: '{pictures}' },
        ],
      },
    ],
    ['config/routes.ts', { pages: [{ page: 'room', path: '/Rooms/{id}' }] }],
  ]),
  { today: '2026-12-01' },
);

const sectionsOf = (id: string) =>
  (resolved.values.get(`config/pages/room/${id}.ts`) as { sections: { kind: string }[] }).sections;

test('the page of an entry has its pictures as a gallery, and where there are none no gallery', () => {
  expect(sectionsOf('garden')[1]).toMatchObject({ kind: 'gallery', photos: pictures });
  expect(sectionsOf('attic').map(({ kind }) => kind)).toEqual(['page-header']);
});

test('each of them is written in the collection', () => {
  const at = 'config/pages/room/garden.ts';
  expect(resolved.placeOf({ file: at, path: 'sections[1].photos[1].caption' })).toEqual({
    file: 'config/collections/rooms.ts',
    path: 'entries[0].pictures[1].caption',
  });
});
