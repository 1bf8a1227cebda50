import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Electric or by hand?', de: 'Elektrisch oder von Hand?' },
  description: {
    en: 'What our hygienist answers when patients ask whether an electric toothbrush cleans better.',
    de: 'Was unsere Dentalhygienikerin antwortet, wenn Patienten fragen, ob eine elektrische Zahnbürste besser putzt.',
  },
  post: {
    date: '2026-09-14',
    author: 'Hana Sample',
    picture: {
      file: '/pictures/brushes.webp',
      alt: {
        en: 'A drawing of three toothbrushes in a cup, with toothpaste beside it',
        de: 'Eine Zeichnung von drei Zahnbürsten in einem Becher, daneben Zahnpasta',
      },
      width: 1600,
      height: 1200,
    },
  },
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [
        { label: { en: 'Home', de: 'Startseite' }, to: '/' },
        { label: { en: 'News', de: 'Neues' }, to: '/News' },
        { label: { en: 'Electric or by hand?', de: 'Elektrisch oder von Hand?' } },
      ],
      title: { en: 'Electric or by hand?', de: 'Elektrisch oder von Hand?' },
      lead: {
        en: 'The question of the year, and an answer in four sentences.',
        de: 'Die Frage des Jahres und eine Antwort in vier Sätzen.',
      },
      narrow: true,
    },
    {
      kind: 'feature',
      layout: 'picture-right',
      title: { en: 'Both, if you take your time', de: 'Beides, wenn Sie sich Zeit nehmen' },
      paragraphs: [
        {
          en: 'An electric brush forgives a hurried hand; a plain one cleans as well in two calm minutes. What matters is the edge between tooth and gum, and the backs of the last molars.',
          de: 'Eine elektrische Bürste verzeiht eine eilige Hand; eine einfache putzt in zwei ruhigen Minuten genauso gut. Worauf es ankommt, ist der Rand zwischen Zahn und Zahnfleisch, und die Rückseite der letzten Backenzähne.',
        },
        {
          en: 'Change the head when the bristles lean, which is after three months for most.',
          de: 'Wechseln Sie den Kopf, wenn sich die Borsten biegen, bei den meisten also nach drei Monaten.',
        },
      ],
      picture: {
        file: '/pictures/brushes.webp',
        alt: {
          en: 'A drawing of three toothbrushes in a cup, with toothpaste beside it',
          de: 'Eine Zeichnung von drei Zahnbürsten in einem Becher, daneben Zahnpasta',
        },
        width: 1600,
        height: 1200,
      },
      action: {
        label: { en: 'A cleaning with Hana', de: 'Zahnreinigung bei Hana' },
        to: '/Check-ups',
      },
    },
    {
      kind: 'prose',
      tone: 'peach',
      paragraphs: [
        { heading: { en: 'A test for tonight', de: 'Ein Test für heute Abend' } },
        {
          numbered: true,
          list: [
            { en: 'Brush as always.', de: 'Putzen Sie wie immer.' },
            {
              en: 'Run your tongue along the inside of your lower front teeth.',
              de: 'Fahren Sie mit der Zunge innen an den unteren Schneidezähnen entlang.',
            },
            {
              en: 'If it is rough there, begin there tomorrow.',
              de: 'Wenn es dort rau ist, fangen Sie morgen dort an.',
            },
          ],
        },
        {
          en: 'What your own brush leaves out you see at [a cleaning](/Check-ups).',
          de: 'Was Ihre Bürste auslässt, sehen Sie bei [einer Zahnreinigung](/Check-ups).',
        },
      ],
    },
  ],
} satisfies PageDefinition;
