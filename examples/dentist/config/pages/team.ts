import type { PageDefinition } from '#types/in-languages';

export default {
  title: 'Team',
  description: {
    en: 'Who is who at Willow Lane Dental: dentists, hygiene and nursing, reception.',
    de: 'Wer wer ist bei Willow Lane Dental: Zahnärzte, Hygiene und Assistenz, Empfang.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Seven people, first names', de: 'Sieben Menschen, beim Vornamen' },
      lead: {
        en: 'Ask for whomever you know. If it fits, you see the same people every time.',
        de: 'Fragen Sie nach denen, die Sie kennen. Wenn es passt, sehen Sie jedes Mal dieselben Menschen.',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/reception.webp',
        alt: {
          en: 'A drawing of reception: a long blue-green desk below three lamps',
          de: 'Eine Zeichnung des Empfangs: ein langer blaugrüner Tresen unter drei Lampen',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'people',
      label: { en: 'Who is who', de: 'Wer ist wer' },
      numbered: false,
      title: { en: 'Our practice', de: 'Unsere Praxis' },
      lead: {
        en: 'Drawn, not photographed: these are sample people.',
        de: 'Gezeichnet, nicht fotografiert: Dies sind Beispielmenschen.',
      },
    },
    {
      kind: 'call-to-action',
      look: 'card',
      title: { en: 'An eighth?', de: 'Sind Sie Nummer acht?' },
      text: {
        en: 'We are looking for a dental nurse. Three short steps, and a paid day to try.',
        de: 'Wir suchen eine zahnmedizinische Fachangestellte oder einen Fachangestellten. Drei kurze Schritte und ein bezahlter Tag zum Kennenlernen.',
      },
      action: { label: { en: 'Work with us', de: 'Arbeiten bei uns' }, to: '/Apply' },
    },
  ],
} satisfies PageDefinition;
