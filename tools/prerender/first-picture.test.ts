import { preloadFirstPicture } from './first-picture';

const source = '<source type="image/avif" sizes="50vw" srcSet="/a-400.avif 400w"/>';
const first = '<img alt="" fetchPriority="high" srcSet="/a-400.webp 400w" src="/a.webp"/>';
const later = '<img alt="" loading="lazy" src="/a.webp"/>';
const preload =
  '<link rel="preload" as="image" type="image/avif" imagesrcset="/a-400.avif 400w" imagesizes="50vw" fetchpriority="high"/>';

test.each([
  [
    'a picture that is fetched first',
    `<picture class="x">${source}${first}</picture>`,
    '',
    preload,
  ],
  ['one that waits for the visitor', `<picture>${source}${later}</picture>`, '', ''],
  [
    'one of two shapes, of which each screen fetches its own',
    `<picture><source media="(max-width: 767px)" srcSet="/b.avif"/>${source}${first}</picture>`,
    '',
    '',
  ],
  [
    'one that the head asks for already',
    `<picture>${source}${first}</picture>`,
    '<link rel="preload" as="image" imageSrcSet="/a-400.avif 400w"/>',
    '',
  ],
])('in the head, of %s', (_, body, head, html) => {
  expect(preloadFirstPicture(body, head)).toBe(html);
});
