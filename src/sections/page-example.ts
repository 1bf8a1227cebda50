import type { PageDefinition } from './page-schema';

export const pageExample = {
  title: 'Websites by the sea',
  indexed: true,
  description: 'Harbour Web builds websites for shops, boats and guest houses on the coast.',
  shareImage: {
    file: '/pictures/quay.jpg',
    alt: 'The quay in the morning, a boat with our name in front',
    width: 2400,
    height: 1260,
  },
  post: {
    date: '2026-03-31',
    author: 'Ida Sample',
    picture: { file: '/pictures/harbour.webp', alt: 'Boats at the quay', width: 1200, height: 900 },
    tags: ['Advice'],
  },
  sections: [
    {
      kind: 'page-header',
      title: 'Websites By The Sea',
      lead: 'For shops, boats and guest houses.',
    },
    { kind: 'form', label: 'Call', anchor: 'call', title: 'Shall we call you?', form: 'callback' },
    {
      kind: 'statistics',
      hidden: true,
      title: 'A Year In Figures',
      figures: [{ value: '12', label: 'shops opened' }],
    },
  ],
} satisfies PageDefinition;

/** A page for each entry of config/collections/courses.ts. */
export const templateExample = {
  each: 'courses',
  title: '{name}',
  description: '{description}',
  sections: [
    { kind: 'page-header', title: '{name}', lead: '{price} {unit}' },
    { kind: 'statistics', title: 'In Figures', figures: [{ value: '{seats}', label: 'seats' }] },
  ],
} satisfies PageDefinition;
