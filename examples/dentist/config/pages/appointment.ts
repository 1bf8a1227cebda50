import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Ask for an appointment', de: 'Termin anfragen' },
  description: {
    en: 'Tell Willow Lane Dental which day would suit you and what it is about. We answer within one working day.',
    de: 'Sagen Sie Willow Lane Dental, welcher Tag Ihnen passt und worum es geht. Wir antworten innerhalb eines Arbeitstages.',
  },
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [
        { label: { en: 'Home', de: 'Startseite' }, to: '/' },
        {
          label: {
            en: 'Appointment',
            de: 'Termin',
          },
        },
      ],
      title: { en: 'When would you like to come?', de: 'Wann möchten Sie kommen?' },
      lead: {
        en: 'It takes two minutes. We look at your wish and write back with a time that holds.',
        de: 'Es dauert zwei Minuten. Wir sehen uns Ihren Wunsch an und antworten mit einer Uhrzeit, auf die Sie sich verlassen können.',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/garden.webp',
        alt: {
          en: 'A drawing of our garden: a bench with a cup on it, a willow and a path',
          de: 'Eine Zeichnung unseres Gartens: eine Bank mit einer Tasse darauf, eine Weide und ein Weg',
        },
        width: 1600,
        height: 1200,
        focus: { x: 30, y: 60 },
      },
    },
    {
      kind: 'form',
      label: { en: 'Appointment', de: 'Termin' },
      title: { en: 'Tell us what you need', de: 'Sagen Sie uns, was Sie brauchen' },
      align: 'offset',
      density: 'compact',
      layout: 'below',
      form: 'appointment',
      aside: {
        marks: 'leaf',
        title: { en: 'Good to know', de: 'Gut zu wissen' },
        points: [
          {
            en: 'We are here on weekdays from 8 in the morning to 7 in the evening.',
            de: 'Wir sind montags bis freitags von 8 bis 19 Uhr für Sie da.',
          },
          {
            en: 'Please bring a list of your medicines to the first visit.',
            de: 'Bitte bringen Sie zum ersten Besuch eine Liste Ihrer Medikamente mit.',
          },
          {
            en: 'Something came up? Call us a day before, and somebody else gets the hour.',
            de: 'Es ist etwas dazwischengekommen? Rufen Sie uns einen Tag vorher an, dann bekommt jemand anderes die Stunde.',
          },
        ],
      },
    },
  ],
} satisfies PageDefinition;
