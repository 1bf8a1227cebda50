import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Page not found', de: 'Seite nicht gefunden' },
  description: {
    en: 'There is no such page. From here you find the others.',
    de: 'Diese Seite gibt es nicht. Von hier aus finden Sie die anderen.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'A gap in the row', de: 'Eine Zahnlücke' },
      lead: {
        en: 'There is no page at this address. Perhaps one of these is what you were looking for.',
        de: 'Unter dieser Adresse gibt es keine Seite. Vielleicht haben Sie eine von diesen gesucht.',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/x-ray.webp',
        alt: {
          en: 'A drawing of a screen that shows two rows of teeth, one of them circled',
          de: 'Eine Zeichnung eines Bildschirms mit zwei Zahnreihen, ein Zahn ist eingekreist',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'panels',
      title: { en: 'Most people want', de: 'Die meisten möchten' },
      panels: [
        {
          title: { en: 'A visit', de: 'Einen Termin' },
          paragraphs: [
            {
              en: 'Tell us which day suits you, and what it is about.',
              de: 'Sagen Sie uns, welcher Tag Ihnen passt und worum es geht.',
            },
          ],
          action: {
            label: { en: 'Ask for an appointment', de: 'Termin anfragen' },
            to: '/Appointment',
          },
        },
        {
          title: { en: 'The telephone', de: 'Das Telefon' },
          paragraphs: [
            {
              en: 'Numbers, hours and the way here.',
              de: 'Nummern, Sprechzeiten und Anfahrt.',
            },
          ],
          action: {
            label: { en: 'Contact and hours', de: 'Kontakt und Sprechzeiten' },
            to: '/Contact',
          },
        },
      ],
    },
  ],
} satisfies PageDefinition;
