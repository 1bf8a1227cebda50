import type { PageDefinition } from '#types';

export default {
  title: 'Electric or by hand?',
  description:
    'What our hygienist answers when patients ask whether an electric toothbrush cleans better.',
  post: {
    date: '2026-09-14',
    author: 'Hana Sample',
    picture: {
      file: '/pictures/brushes.webp',
      alt: 'A drawing of three toothbrushes in a cup, with toothpaste beside it',
      width: 1600,
      height: 1200,
    },
  },
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [
        { label: 'Home', to: '/' },
        { label: 'News', to: '/News' },
        { label: 'Electric or by hand?' },
      ],
      title: 'Electric Or By Hand?',
      lead: 'The question of the year, and an answer in four sentences.',
      narrow: true,
    },
    {
      kind: 'feature',
      layout: 'picture-right',
      title: 'Both, If You Take Your Time',
      paragraphs: [
        'An electric brush forgives a hurried hand; a plain one cleans as well in two calm minutes. What matters is the edge between tooth and gum, and the backs of the last molars.',
        'Change the head when the bristles lean, which is after three months for most.',
      ],
      picture: {
        file: '/pictures/brushes.webp',
        alt: 'A drawing of three toothbrushes in a cup, with toothpaste beside it',
        width: 1600,
        height: 1200,
      },
      action: { label: 'A cleaning with Hana', to: '/Check-ups' },
    },
    {
      kind: 'prose',
      tone: 'peach',
      paragraphs: [
        { heading: 'A test for tonight' },
        {
          numbered: true,
          list: [
            'Brush as always.',
            'Run your tongue along the inside of your lower front teeth.',
            'If it is rough there, begin there tomorrow.',
          ],
        },
        'What your own brush leaves out you see at [a cleaning](/Check-ups).',
      ],
    },
  ],
} satisfies PageDefinition;
