import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Imprint', de: 'Impressum' },
  description: {
    en: 'Who is responsible for this site, who supervises the practice, and how to complain.',
    de: 'Wer für diese Website verantwortlich ist, wer die Praxis beaufsichtigt und wie Sie sich beschweren können.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Who is behind this site', de: 'Wer hinter dieser Website steht' },
      lead: {
        en: 'A sample. Write your own before launch.',
        de: 'Ein Beispiel. Schreiben Sie vor dem Start Ihr eigenes.',
      },
      narrow: true,
    },
    {
      kind: 'prose',
      align: 'left',
      paragraphs: [
        { heading: { en: 'The practice', de: 'Die Praxis' } },
        {
          en: 'Willow Lane Dental, Sample Lane 1, Sample Town ZZ1 1ZZ. Owner: Nadia Sample, dentist.',
          de: 'Willow Lane Dental, Sample Lane 1, Sample Town ZZ1 1ZZ. Inhaberin: Nadia Sample, Zahnärztin.',
        },
        {
          en: 'Telephone [020 7946 0321](tel:+442079460321), e-mail [hello@example.com](mailto:hello@example.com).',
          de: 'Telefon [020 7946 0321](tel:+442079460321), E-Mail [hello@example.com](mailto:hello@example.com).',
        },
        { heading: { en: 'Registration', de: 'Zulassung' } },
        {
          en: 'Here stand the registration numbers of the dentists, and who supervises the practice.',
          de: 'Hier stehen die Registernummern der Zahnärztinnen und Zahnärzte, und wer die Praxis beaufsichtigt.',
        },
        { heading: { en: 'Complaints', de: 'Beschwerden' } },
        {
          en: 'Tell us first, by telephone or in [the feedback form](/Feedback):',
          de: 'Sagen Sie es zuerst uns, am Telefon oder im [Formular für Rückmeldungen](/Feedback):',
        },
        {
          numbered: true,
          list: [
            {
              en: 'You hear from Joe within two working days.',
              de: 'Innerhalb von zwei Arbeitstagen hören Sie von Joe.',
            },
            {
              en: 'We talk about it with everybody who was there.',
              de: 'Wir sprechen darüber mit allen, die dabei waren.',
            },
            {
              en: 'You have an answer in writing within ten working days.',
              de: 'Innerhalb von zehn Arbeitstagen haben Sie eine schriftliche Antwort.',
            },
          ],
        },
        { heading: { en: 'Pictures', de: 'Bilder' } },
        {
          en: 'All pictures on this site were drawn for it. Nobody in them is real.',
          de: 'Alle Bilder auf dieser Website wurden für sie gezeichnet. Niemand darauf ist echt.',
        },
      ],
    },
  ],
} satisfies PageDefinition;
