import type { PageDefinition } from '#types';

export default {
  title: 'Fillings and crowns',
  description:
    'How Willow Lane Dental repairs teeth: fillings in one visit, crowns in two, and the price in writing before anything begins.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Fillings and crowns' }],
      title: 'Fillings And Crowns',
      lead: 'A small hole is filled in one visit. A large one takes two, and a decision of yours in between.',
      layout: 'beside',
      picture: {
        file: '/pictures/x-ray.webp',
        alt: 'A drawing of a screen that shows two rows of teeth, one of them circled',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'alternating',
      label: 'Repairs',
      numbered: false,
      items: [
        {
          title: 'A Filling',
          paragraphs: [
            'We numb the tooth, take out what is soft and fill it in layers, each hardened with blue light. You can eat as soon as the lip wakes up.',
          ],
          points: ['Thirty to fifty minutes', 'In the colour of your tooth'],
          picture: {
            file: '/pictures/treatment-room.webp',
            alt: 'A drawing of a treatment room: a reclined chair, a lamp and a screen',
            width: 1600,
            height: 1200,
          },
        },
        {
          title: 'A Crown',
          paragraphs: [
            'Where more is missing than is left, a crown holds the tooth together. At the first visit we scan it; a laboratory two streets away makes the crown; at the second visit we set it.',
          ],
          points: [
            'Two visits, a week apart',
            'A provisional crown in between',
            'Five years of guarantee',
          ],
          picture: {
            file: '/pictures/instruments.webp',
            alt: 'A drawing of a tray with a mirror, a probe, tweezers and a cup',
            width: 1600,
            height: 1200,
          },
        },
      ],
    },
    {
      kind: 'table',
      label: 'What is right',
      numbered: false,
      tone: 'lagoon',
      title: 'Three Ways To Mend A Molar',
      caption: 'The same tooth, three repairs',
      columns: ['Repair', 'Visits', 'Lasts about', 'From'],
      rows: [
        ['Filling', '1', '8 years', '{filling}'],
        ['Inlay', '2', '12 years', '{inlay}'],
        ['Crown', '2', '15 years', '{crown}'],
      ],
      note: 'All prices stand in [our list](/Prices). Yours stands in your plan, and holds for three months.',
    },
    {
      kind: 'call-to-action',
      look: 'card',
      title: 'Not Sure Which?',
      text: 'Come and look at the picture of your tooth with us.',
      action: { label: 'Ask for an appointment', to: '/Appointment?treatment=filling' },
    },
  ],
} satisfies PageDefinition;
