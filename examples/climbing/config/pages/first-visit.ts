import type { PageDefinition } from '#types';

export default {
  title: 'First visit: form and waiver',
  description:
    'Fill in the waiver of Overhang before you come: three minutes, once, also for children. Then walk past the queue and get your shoes.',
  sections: [
    {
      kind: 'page-header',
      title: 'Sign once, climb on',
      lead: 'Three minutes on the tram instead of ten at the desk. Nobody under 18 climbs without a parent’s name on this form.',
      layout: 'beside',
      picture: {
        file: '/pictures/yellow.jpg',
        alt: 'A yellow jug, the first hold of the easiest line',
        width: 1000,
        height: 1000,
        focus: { x: 45, y: 60 },
      },
    },
    {
      kind: 'form',
      tone: 'chalk',
      density: 'compact',
      width: 'wide',
      title: 'The form',
      form: 'waiver',
      aside: {
        title: 'On the day',
        points: [
          'Say your name at the desk. No print-out, no code.',
          'Clothes you can lift a knee in. Rings off: they catch on bolts.',
          'Shoes are {shoes}; chalk is there to try.',
          'Inductions start at 11:00, 16:00 and 18:30 by the red tram seat.',
          'Under 14: an adult stays in the hall.',
        ],
      },
    },
    {
      kind: 'feature',
      tone: 'green',
      density: 'compact',
      layout: 'picture-left',
      title: 'What we promise back',
      paragraphs: [
        'Mats 40 cm deep, checked every morning before the doors. Every bolt tightened on Tuesday and turned again on Friday. A first-aider on each shift, in the pink shirt.',
      ],
      points: ['Loose hold? Shout “spinner”', 'Hurt? Pink shirt', 'Lost? Follow the rails'],
      picture: {
        file: '/pictures/green.jpg',
        alt: 'A round green sloper',
        width: 1000,
        height: 1000,
      },
    },
  ],
} satisfies PageDefinition;
