import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Forty children and a crocodile', de: 'Vierzig Kinder und ein Krokodil' },
  description: {
    en: 'Two classes of a primary school visited Willow Lane Dental, and asked better questions than most.',
    de: 'Zwei Grundschulklassen haben Willow Lane Dental besucht und bessere Fragen gestellt als die meisten.',
  },
  post: {
    date: '2026-06-22',
    author: 'team/amara-sample',
    picture: {
      file: '/pictures/school.webp',
      alt: {
        en: 'A drawing of five children in front of a board with two rows of teeth',
        de: 'Eine Zeichnung von fünf Kindern vor einer Tafel mit zwei Zahnreihen',
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
        { label: { en: 'Forty children and a crocodile', de: 'Vierzig Kinder und ein Krokodil' } },
      ],
      title: { en: 'Forty children and a crocodile', de: 'Vierzig Kinder und ein Krokodil' },
      lead: {
        en: 'Two classes, one morning, no tears.',
        de: 'Zwei Klassen, ein Vormittag, keine Tränen.',
      },
      narrow: true,
    },
    {
      kind: 'feature',
      layout: 'picture-right',
      title: { en: 'Who has the most teeth?', de: 'Wer hat die meisten Zähne?' },
      paragraphs: [
        {
          en: 'The crocodile on our wall has sixty-six, we counted together. Then forty children counted each other, and found three loose ones.',
          de: 'Das Krokodil an unserer Wand hat sechsundsechzig, wir haben zusammen gezählt. Dann zählten vierzig Kinder einander die Zähne und fanden drei lockere.',
        },
        {
          en: 'The best question: *do snails have teeth?* They do, thousands. None of them comes to us.',
          de: 'Die beste Frage: *Haben Schnecken Zähne?* Sie haben welche, Tausende. Keine von ihnen kommt zu uns.',
        },
      ],
      picture: {
        file: '/pictures/school.webp',
        alt: {
          en: 'A drawing of five children in front of a board with two rows of teeth',
          de: 'Eine Zeichnung von fünf Kindern vor einer Tafel mit zwei Zahnreihen',
        },
        width: 1600,
        height: 1200,
      },
      action: { label: { en: 'Visits of children', de: 'Besuche von Kindern' }, to: '/Children' },
    },
    {
      kind: 'prose',
      tone: 'peach',
      paragraphs: [
        { heading: { en: 'Would your class like to come?', de: 'Möchte Ihre Klasse kommen?' } },
        {
          en: 'We have two mornings free before the summer, and one in autumn. [Write to us](/Contact) with the age and the number of children. It costs nothing.',
          de: 'Wir haben vor dem Sommer noch zwei Vormittage frei und im Herbst einen. [Schreiben Sie uns](/Contact), wie alt und wie viele die Kinder sind. Es kostet nichts.',
        },
      ],
    },
  ],
} satisfies PageDefinition;
