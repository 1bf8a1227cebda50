import type { FormDefinition } from '#types/in-languages';

export default {
  title: { en: 'How was your visit?', de: 'Wie war Ihr Besuch?' },
  fields: [
    {
      kind: 'rating',
      name: 'Stars',
      label: { en: 'How was your visit?', de: 'Wie war Ihr Besuch?' },
      stars: [
        { en: 'Bad', de: 'Schlecht' },
        { en: 'Not so good', de: 'Nicht so gut' },
        {
          en: 'All right',
          de: 'In Ordnung',
        },
        { en: 'Good', de: 'Gut' },
        { en: 'Very good', de: 'Sehr gut' },
      ],
    },
    {
      kind: 'radio',
      name: 'About',
      label: { en: 'What is it about?', de: 'Worum geht es?' },
      options: [
        { value: 'treatment', label: { en: 'The treatment', de: 'Die Behandlung' } },
        {
          value: 'team',
          label: {
            en: 'How we spoke with you',
            de: 'Wie wir mit Ihnen gesprochen haben',
          },
        },
        { value: 'waiting', label: { en: 'The wait', de: 'Die Wartezeit' } },
        { value: 'bill', label: { en: 'The bill', de: 'Die Rechnung' } },
        { value: 'other', label: { en: 'Something else', de: 'Etwas anderes' } },
      ],
    },
    {
      kind: 'textarea',
      name: 'Words',
      label: { en: 'In your own words', de: 'In Ihren eigenen Worten' },
      hint: { en: 'Up to 600 characters', de: 'Bis zu 600 Zeichen' },
      rows: 5,
      maxLength: 2000,
    },
    {
      kind: 'checkbox',
      name: 'MayCall',
      label: {
        en: 'You may call me about it',
        de: 'Sie dürfen mich deswegen anrufen',
      },
    },
    {
      kind: 'tel',
      name: 'Telephone',
      label: { en: 'Your telephone number', de: 'Ihre Telefonnummer' },
      maxLength: 30,
      autoComplete: 'tel',
      showWhen: { field: 'MayCall', is: 'true' },
    },
  ],
  rules: [
    {
      field: 'Stars',
      check: 'required',
      message: {
        en: 'Please give us one star or more',
        de: 'Bitte geben Sie uns mindestens einen Stern',
      },
    },
    {
      field: 'About',
      check: 'required',
      message: {
        en: 'Please say what it is about',
        de: 'Bitte sagen Sie, worum es geht',
      },
    },
    {
      field: 'Words',
      check: 'max-length',
      length: 600,
      message: {
        en: 'Please shorten your words to 600 characters',
        de: 'Bitte kürzen Sie Ihren Text auf 600 Zeichen',
      },
    },
    {
      field: 'Telephone',
      check: 'required',
      message: {
        en: 'Please enter the number that we may call',
        de: 'Bitte geben Sie die Nummer ein, unter der wir anrufen dürfen',
      },
    },
  ],
  record: {
    collection: 'feedback',
    stamps: { id: 'milliseconds', Date: 'date', Page: 'page' },
  },
  honeypot: true,
  note: {
    en: 'We read every line. Without a telephone number we do not know who you are.',
    de: 'Wir lesen jede Zeile. Ohne Telefonnummer wissen wir nicht, wer Sie sind.',
  },
  submit: {
    label: { en: 'Send my feedback', de: 'Rückmeldung absenden' },
    look: 'button',
    clear: 'saved',
  },
  outcome: {
    saved: { toast: { en: 'Thank you: this helps us', de: 'Danke, das hilft uns weiter' } },
    failed: {
      toast: {
        en: 'This could not be sent. Please try again.',
        de: 'Das konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
      },
    },
  },
} satisfies FormDefinition;
