import type { PageDefinition } from '#types';

export default {
  title: 'Open on Saturday mornings',
  description:
    'From November on Willow Lane Dental is open on Saturdays from 9 to 1, for check-ups and cleaning.',
  post: {
    date: '2026-11-09',
    author: 'Joe Sample',
    picture: {
      file: '/pictures/evening.webp',
      alt: 'A drawing of the practice at night, with light in the window',
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
        { label: 'Open on Saturday mornings' },
      ],
      title: 'Open On Saturday Mornings',
      lead: 'From 14 November, from nine to one.',
      narrow: true,
    },
    {
      kind: 'feature',
      layout: 'picture-right',
      title: 'For Those Who Work Late',
      paragraphs: [
        'One in three of you asked for it in the feedback form: a time that needs no day off. So there are now two chairs on Saturday mornings, one for check-ups, one for cleaning.',
        'Fillings and crowns stay on weekdays, because the laboratory rests on Saturdays.',
      ],
      picture: {
        file: '/pictures/evening.webp',
        alt: 'A drawing of the practice at night, with light in the window',
        width: 1600,
        height: 1200,
      },
      action: { label: 'Ask for a Saturday', to: '/Appointment' },
    },
    {
      kind: 'prose',
      tone: 'peach',
      paragraphs: [
        { heading: 'How to get one of these hours' },
        'Choose a Saturday in [the form](/Appointment), or say so on the telephone. The next four Saturdays still have room.',
        { quote: 'A time that needs no day off.', name: 'From the feedback form' },
        { heading: 'What stays as it was' },
        {
          marks: 'leaf',
          list: [
            'The prices are the same as on weekdays.',
            'Whoever is in pain comes first.',
            'From 24 December to 3 January we are closed.',
          ],
        },
      ],
    },
  ],
} satisfies PageDefinition;
