import type { PageDefinition } from '#types';

export default {
  title: 'Prices',
  description:
    'What check-ups, cleaning, fillings and crowns cost at Willow Lane Dental. The list to print is a PDF.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Prices' }],
      title: 'What It Costs',
      lead: 'No surprises: before anything begins you have the price in writing. [Print the list](/prices.pdf).',
      layout: 'beside',
      picture: {
        file: '/pictures/waiting-room.webp',
        alt: 'A drawing of the waiting room: two armchairs by a window with willow branches',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'table',
      width: 'text',
      label: 'Looking and cleaning',
      numbered: false,
      title: 'Check-Ups And Cleaning',
      caption: 'Per visit, VAT does not apply',
      columns: ['Treatment', 'How long', 'Price'],
      rows: [
        ['First visit with plan', '40 minutes', '£75'],
        ['Check-up', '20 minutes', '£48'],
        ['X-ray, each', '5 minutes', '£14'],
        ['Professional cleaning', '60 minutes', '£85'],
        ['Gum treatment, each quarter', '45 minutes', '£110'],
      ],
    },
    {
      kind: 'table',
      width: 'text',
      label: 'Repairing',
      numbered: false,
      tone: 'peach',
      title: 'Fillings, Crowns, Roots',
      caption: 'Per tooth, with anaesthetic',
      columns: ['Treatment', 'Visits', 'Price'],
      rows: [
        ['Small filling', '1', '{filling}'],
        ['Large filling', '1', '£180'],
        ['Inlay', '2', '{inlay} – £540'],
        ['Crown', '2', '{crown} – £720'],
        ['Root canal, front tooth', '1 or 2', '£350'],
        ['Root canal, molar', '2', '£560'],
        ['Tooth taken out', '1', '£130'],
      ],
      note: 'Anything that is not listed? [Ask us](/Contact).',
    },
    {
      kind: 'prose',
      title: 'Good To Know',
      paragraphs: [
        '**Children under 18** pay nothing for check-ups, fillings and varnish.',
        'You pay after the visit, by card or by transfer within thirty days. From £300 on you may pay in three parts, without interest.',
        'If you cannot come, tell us a day before. After that half of the reserved time is charged.',
      ],
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      title: 'A Price For Your Case?',
      text: 'The first visit ends with a plan: what, when, how much.',
      action: { label: 'Ask for an appointment', to: '/Appointment' },
    },
  ],
} satisfies PageDefinition;
