/** @jest-environment node */
import { findPictures, knownWords, wordsOfName } from './picture-words';

test.each([
  ['waiting-room.jpg', 'Waiting room'],
  ['Léa_et_Tom.HEIC', 'Léa et Tom'],
  ['/pictures/hall.webp', 'Hall'],
  ['IMG_1234.jpg', undefined],
  ['DSC00012.JPG', undefined],
  ['Screenshot.png', undefined],
  ['2024-05-01.jpg', undefined],
  ['x.jpg', undefined],
])('the name %s says %s', (name, words) => {
  expect(wordsOfName(name)).toBe(words);
});

const use = (place: string) => ({ file: '', path: '', place, text: '' });
const pictures = [
  { address: '/pictures/hall.webp', bytes: 1, uses: [use('Home → section 2 “Our house”')] },
  { address: '/pictures/garden.webp', bytes: 1, uses: [] },
];

test.each([
  ['', 2],
  ['garden', 1],
  ['our HOUSE', 1],
  ['garden house', 0],
])('“%s” finds %s', (query, count) => {
  expect(findPictures(pictures, query)).toHaveLength(count);
});

test('what a picture shows is known from where it is shown', () => {
  const files = {
    'config/pages/a.ts': { sections: [{ picture: { file: '/a.webp', alt: 'A hut' } }] },
  };
  expect(knownWords(files, '/a.webp')).toBe('A hut');
  expect(knownWords(files, '/b.webp')).toBeUndefined();
});
