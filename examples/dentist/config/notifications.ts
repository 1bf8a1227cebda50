import type { NotificationsDefinition } from '#types/in-languages';

export default {
  from: 'website@dental.example.com',
  region: 'europe-west2',
  forms: [
    {
      form: 'appointment',
      to: ['reception@dental.example.com'],
      subject: { en: 'Appointment for {Name} on {Day}', de: 'Termin für {Name} am {Day}' },
      confirmation: {
        field: 'Email',
        subject: {
          en: 'You asked for an appointment on {Day}',
          de: 'Sie haben einen Termin am {Day} angefragt',
        },
        text: [
          {
            en: 'Thank you. You asked for {Day} at {Time}, and ticked: {Treatments}.',
            de: 'Vielen Dank. Sie wünschen sich den {Day} um {Time} und haben angekreuzt: {Treatments}.',
          },
          {
            en: 'Your wish becomes an appointment when we have confirmed it. We answer within one working day.',
            de: 'Ihr Wunsch wird zum Termin, wenn wir ihn bestätigt haben. Wir antworten innerhalb eines Arbeitstages.',
          },
          {
            en: 'If you are in pain, please call us on 020 7946 0321: whoever is in pain is seen the same day.',
            de: 'Wenn Sie Schmerzen haben, rufen Sie uns bitte unter 020 7946 0321 an: Wer Schmerzen hat, kommt noch am selben Tag dran.',
          },
          {
            en: 'If you did not ask for this, somebody mistyped their address. Please ignore this mail.',
            de: 'Wenn Sie nicht darum gebeten haben, hat sich jemand bei der Adresse vertippt. Bitte beachten Sie diese Mail dann nicht.',
          },
        ],
      },
    },
    { form: 'feedback', to: ['practice@dental.example.com'] },
    { form: 'application', to: ['practice@dental.example.com', 'jobs@marsh-lane.test'] },
    {
      form: 'newsletter',
      to: ['reception@dental.example.com'],
      confirmation: {
        field: 'Email',
        subject: {
          en: 'Please confirm that you want our letter',
          de: 'Bitte bestätigen Sie, dass Sie unseren Brief möchten',
        },
        text: [
          {
            en: 'Somebody, we hope it was you, asked for our letter at this address. One more click, and it comes four times a year.',
            de: 'Jemand, hoffentlich Sie, hat unseren Brief an diese Adresse bestellt. Noch ein Klick, und er kommt viermal im Jahr.',
          },
          '{link}',
          {
            en: 'If it was not you, please ignore this mail: your address is deleted within a week.',
            de: 'Wenn Sie es nicht waren, beachten Sie diese Mail bitte nicht: Ihre Adresse wird innerhalb einer Woche gelöscht.',
          },
        ],
        optIn: {
          page: 'confirm',
          label: { en: 'Yes, send me the letter', de: 'Ja, senden Sie mir den Brief' },
        },
      },
    },
  ],
} satisfies NotificationsDefinition;
