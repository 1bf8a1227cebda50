import type { FormDefinition } from '#types/in-languages';

export default {
  title: { en: 'Newsletter', de: 'Rundbrief' },
  fields: [
    {
      kind: 'email',
      name: 'Email',
      label: { en: 'Your e-mail address', de: 'Ihre E-Mail-Adresse' },
      maxLength: 254,
      autoComplete: 'email',
      width: 'half',
    },
    {
      kind: 'email',
      name: 'EmailAgain',
      label: { en: 'The same address once more', de: 'Dieselbe Adresse noch einmal' },
      maxLength: 254,
      autoComplete: 'email',
      width: 'half',
    },
    {
      kind: 'checkbox',
      name: 'Consent',
      label: {
        en: 'Yes, send me the letter. [How we treat my address](/Privacy)',
        de: 'Ja, senden Sie mir den Brief. [Wie Sie mit meiner Adresse umgehen](/Privacy)',
      },
    },
  ],
  rules: [
    {
      field: 'Email',
      check: 'email',
    },
    {
      field: 'EmailAgain',
      check: 'same-as',
      other: 'Email',
      message: {
        en: 'The two addresses differ: please look at both once more',
        de: 'Die beiden Adressen sind verschieden: Bitte sehen Sie sich beide noch einmal an',
      },
    },
    {
      field: 'Consent',
      check: 'accepted',
      message: {
        en: 'Please tick that you want the letter',
        de: 'Bitte kreuzen Sie an, dass Sie den Brief möchten',
      },
    },
  ],
  record: {
    collection: 'newsletter',
    stamps: { id: 'milliseconds', Date: 'date', Language: 'language', Shown: 'pageLanguage' },
  },
  honeypot: true,
  submit: { label: { en: 'Subscribe', de: 'Bestellen' }, look: 'button', clear: 'saved' },
  outcome: {
    saved: {
      toast: {
        en: 'Thank you. The next letter comes in spring.',
        de: 'Danke. Der nächste Brief kommt im Frühling.',
      },
    },
    failed: {
      toast: {
        en: 'This could not be sent. Please try again.',
        de: 'Das konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
      },
    },
  },
} satisfies FormDefinition;
