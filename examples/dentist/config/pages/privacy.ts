import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Privacy', de: 'Datenschutz' },
  description: {
    en: 'What Willow Lane Dental stores of what you send, who reads it, and how you have it deleted.',
    de: 'Was Willow Lane Dental von dem speichert, was Sie senden, wer es liest und wie Sie es löschen lassen.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Your details are yours', de: 'Ihre Daten gehören Ihnen' },
      lead: {
        en: 'This is a sample. Write your own before launch, with somebody who knows the law.',
        de: 'Dies ist ein Beispiel. Schreiben Sie vor dem Start Ihren eigenen Text, zusammen mit jemandem, der das Recht kennt.',
      },
      narrow: true,
    },
    {
      kind: 'prose',
      align: 'offset',
      title: { en: 'What we do with what you send', de: 'Was wir mit dem tun, was Sie senden' },
      lead: {
        en: 'In short: we use it for what you sent it for, and for nothing else.',
        de: 'Kurz gesagt: Wir verwenden es dafür, wofür Sie es gesendet haben, und für nichts anderes.',
      },
      paragraphs: [
        { heading: { en: 'Appointments', de: 'Termine' } },
        {
          en: 'We store what you write in [the form](/Appointment) to plan your visit. Our reception reads it. A week after the visit we delete what does not belong into your patient record.',
          de: 'Wir speichern, was Sie in [das Formular](/Appointment) schreiben, um Ihren Besuch zu planen. Unser Empfang liest es. Eine Woche nach dem Besuch löschen wir, was nicht in Ihre Patientenakte gehört.',
        },
        { heading: { en: 'Feedback and the letter', de: 'Rückmeldungen und der Brief' } },
        {
          en: 'Feedback is stored without your name. Your address for the letter is stored until you tell us to stop.',
          de: 'Rückmeldungen werden ohne Ihren Namen gespeichert. Ihre Adresse für den Brief wird gespeichert, bis Sie ihn abbestellen.',
        },
        { heading: { en: 'Applications', de: 'Bewerbungen' } },
        {
          en: 'Two people read your application and its documents. Both are deleted after six months.',
          de: 'Zwei Menschen lesen Ihre Bewerbung und die Unterlagen dazu. Beides wird nach sechs Monaten gelöscht.',
        },
        { heading: { en: 'The map', de: 'Die Karte' } },
        {
          en: 'The map on [our contact page](/Contact#map) is fetched only after you have agreed. Fonts and pictures come from this site alone.',
          de: 'Die Karte auf [unserer Kontaktseite](/Contact#map) wird erst geladen, wenn Sie zugestimmt haben. Schriften und Bilder kommen allein von dieser Website.',
        },
        { heading: { en: 'Your rights', de: 'Ihre Rechte' } },
        { en: 'You may ask us at any time:', de: 'Sie können jederzeit von uns verlangen:' },
        {
          list: [
            {
              en: 'what we have stored of you,',
              de: 'Auskunft, was wir über Sie gespeichert haben,',
            },
            { en: 'to correct it,', de: 'dass wir es berichtigen,' },
            {
              en: 'to delete it.',
              de: 'dass wir es löschen.',
            },
          ],
        },
        {
          en: 'A call or an [e-mail](mailto:hello@example.com) is enough.',
          de: 'Ein Anruf oder eine [E-Mail](mailto:hello@example.com) genügt.',
        },
      ],
    },
  ],
} satisfies PageDefinition;
