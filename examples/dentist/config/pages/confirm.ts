import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Confirm your address', de: 'Adresse bestätigen' },
  description: {
    en: 'Here you confirm that you want the letter of Willow Lane Dental at your address.',
    de: 'Hier bestätigen Sie, dass Sie den Brief von Willow Lane Dental an Ihre Adresse möchten.',
  },
  indexed: false,
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Our letter, four times a year', de: 'Unser Brief, viermal im Jahr' },
      lead: {
        en: 'Before it comes, we make sure that it was you who asked for it.',
        de: 'Bevor er kommt, stellen wir sicher, dass Sie selbst darum gebeten haben.',
      },
      narrow: true,
    },
    {
      kind: 'confirm',
      tone: 'tint',
      title: { en: 'One more click', de: 'Noch ein Klick' },
      button: { en: 'Yes, send me the letter', de: 'Ja, senden Sie mir den Brief' },
      confirmed: {
        en: 'Thank you: your address is confirmed. The next letter comes in spring.',
        de: 'Danke, Ihre Adresse ist bestätigt. Der nächste Brief kommt im Frühling.',
      },
      tooOld: {
        en: 'This link is too old. Please subscribe once more, at the foot of this page.',
        de: 'Dieser Link ist zu alt. Bitte bestellen Sie den Brief noch einmal, am Fuß dieser Seite.',
      },
      notValid: {
        en: 'This link is not whole. Please copy all of it from our mail into the address bar.',
        de: 'Dieser Link ist nicht vollständig. Bitte kopieren Sie ihn ganz aus unserer Mail in die Adresszeile.',
      },
    },
  ],
} satisfies PageDefinition;
