import type { FormDefinition } from '#types/in-languages';

export default {
  title: { en: 'Your application', de: 'Ihre Bewerbung' },
  steps: [
    {
      title: { en: 'About you', de: 'Über Sie' },
      fields: [
        {
          kind: 'text',
          name: 'Name',
          width: 'half',
          label: { en: 'Your name', de: 'Ihr Name' },
          maxLength: 200,
          autoComplete: 'name',
        },
        {
          kind: 'email',
          name: 'Email',
          width: 'half',
          label: { en: 'Your e-mail address', de: 'Ihre E-Mail-Adresse' },
          maxLength: 254,
          autoComplete: 'email',
        },
        {
          kind: 'url',
          name: 'Website',
          label: { en: 'A page about you on the web', de: 'Eine Seite über Sie im Internet' },
          hint: {
            en: 'If there is one. It starts with https://',
            de: 'Falls es eine gibt. Sie beginnt mit https://',
          },
          maxLength: 500,
          autoComplete: 'url',
        },
      ],
    },
    {
      title: { en: 'Your experience', de: 'Ihre Erfahrung' },
      fields: [
        {
          kind: 'select',
          name: 'Role',
          width: 'half',
          label: { en: 'As what would you like to work?', de: 'Als was möchten Sie arbeiten?' },
          placeholder: { en: 'Please choose', de: 'Bitte wählen' },
          options: [
            { value: 'dentist', label: { en: 'Dentist', de: 'Zahnärztin oder Zahnarzt' } },
            { value: 'hygienist', label: { en: 'Dental hygienist', de: 'Dentalhygiene' } },
            { value: 'nurse', label: { en: 'Dental nurse', de: 'Zahnmedizinische Assistenz' } },
            { value: 'reception', label: { en: 'At the reception', de: 'Am Empfang' } },
          ],
        },
        {
          kind: 'number',
          name: 'Years',
          width: 'half',
          label: { en: 'How long have you done this?', de: 'Wie lange machen Sie das schon?' },
          step: 0.5,
          unit: { en: 'years', de: 'Jahre' },
          errorMessage: {
            en: 'Please enter the years as a number, in halves: for example 2.5',
            de: 'Bitte geben Sie die Jahre als Zahl ein, auf halbe genau: zum Beispiel 2,5',
          },
        },
        {
          kind: 'group',
          legend: { en: 'Your registration', de: 'Ihre Zulassung' },
          showWhen: { field: 'Role', isNot: 'reception' },
          fields: [
            {
              kind: 'text',
              name: 'Registration',
              label: {
                en: 'Your number in the dental register',
                de: 'Ihre Nummer im Zahnärzteregister',
              },
              hint: {
                en: 'Digits alone, if you are registered already',
                de: 'Nur Ziffern, falls Sie schon eingetragen sind',
              },
              maxLength: 12,
            },
          ],
        },
        {
          kind: 'checkboxes',
          name: 'Languages',
          label: {
            en: 'In which languages can you speak with patients?',
            de: 'In welchen Sprachen können Sie mit Patienten sprechen?',
          },
          options: [
            { value: 'en', label: { en: 'English', de: 'Englisch' } },
            { value: 'pl', label: { en: 'Polish', de: 'Polnisch' } },
            { value: 'pa', label: { en: 'Punjabi', de: 'Panjabi' } },
            {
              value: 'bsl',
              label: { en: 'British Sign Language', de: 'Britische Gebärdensprache' },
            },
            { value: 'other', label: { en: 'Others', de: 'Andere' } },
          ],
        },
        {
          kind: 'text',
          name: 'OtherLanguages',
          label: { en: 'Which others?', de: 'Welche anderen?' },
          maxLength: 200,
          showWhen: { field: 'Languages', is: 'other' },
        },
      ],
    },
    {
      title: { en: 'Documents', de: 'Unterlagen' },
      fields: [
        {
          kind: 'note',
          words: {
            en: 'Each file is sent as soon as you choose it. *Photographs of certificates* are fine if they can be read.',
            de: 'Jede Datei wird gesendet, sobald Sie sie auswählen. *Fotos von Zeugnissen* genügen, wenn man sie lesen kann.',
          },
        },
        {
          kind: 'file',
          name: 'Cv',
          label: { en: 'Your CV', de: 'Ihr Lebenslauf' },
          hint: {
            en: 'PDF, Word, OpenDocument or RTF, at most 10 MB',
            de: 'PDF, Word, OpenDocument oder RTF, höchstens 10 MB',
          },
          upload: { folder: 'applications/cv/', accept: ['documents'], maxMegabytes: 10 },
          errorMessages: {
            empty: {
              en: 'This file is empty. Please choose another one.',
              de: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
            },
            tooLarge: {
              en: 'This file is larger than 10 MB. Please choose a smaller one.',
              de: 'Diese Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.',
            },
            wrongType: {
              en: 'This is no PDF, Word, OpenDocument or RTF file. Please choose another one.',
              de: 'Das ist keine PDF-, Word-, OpenDocument- oder RTF-Datei. Bitte wählen Sie eine andere.',
            },
            notSent: {
              en: 'Your CV could not be sent. Please choose it once more.',
              de: 'Ihr Lebenslauf konnte nicht gesendet werden. Bitte wählen Sie ihn noch einmal aus.',
            },
          },
        },
        {
          kind: 'file',
          name: 'Certificates',
          label: { en: 'Your certificates', de: 'Ihre Zeugnisse' },
          hint: {
            en: 'Up to 5 files: documents or photographs, at most 10 MB each',
            de: 'Bis zu 5 Dateien: Dokumente oder Fotos, je höchstens 10 MB',
          },
          maxFiles: 5,
          upload: {
            folder: 'applications/certificates/',
            accept: ['documents', 'images'],
            maxMegabytes: 10,
          },
          errorMessages: {
            empty: {
              en: 'is empty. Please choose another file.',
              de: 'ist leer. Bitte wählen Sie eine andere Datei.',
            },
            tooLarge: {
              en: 'is larger than 10 MB. Please choose a smaller file.',
              de: 'ist größer als 10 MB. Bitte wählen Sie eine kleinere Datei.',
            },
            wrongType: {
              en: 'is no document or photograph that we can open.',
              de: 'ist kein Dokument und kein Foto, das wir öffnen können.',
            },
            tooMany: {
              en: 'there is room for 5 files. Please put the rest into one of them.',
              de: 'es ist Platz für 5 Dateien. Bitte fassen Sie die übrigen in einer davon zusammen.',
            },
          },
          list: {
            cancel: { en: 'Stop', de: 'Abbrechen' },
            failed: { en: 'Could not be sent', de: 'Konnte nicht gesendet werden' },
          },
        },
        {
          kind: 'checkbox',
          name: 'HasReference',
          label: { en: 'I have a letter of reference', de: 'Ich habe ein Empfehlungsschreiben' },
        },
        {
          kind: 'file',
          name: 'Reference',
          label: { en: 'Your letter of reference', de: 'Ihr Empfehlungsschreiben' },
          hint: { en: 'PDF, at most 10 MB', de: 'PDF, höchstens 10 MB' },
          upload: { folder: 'applications/references/', types: ['pdf'], maxMegabytes: 10 },
          errorMessages: {
            empty: {
              en: 'This file is empty. Please choose another one.',
              de: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
            },
            tooLarge: {
              en: 'This file is larger than 10 MB. Please choose a smaller one.',
              de: 'Diese Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.',
            },
            wrongType: {
              en: 'This is no PDF. Please choose another one.',
              de: 'Das ist keine PDF-Datei. Bitte wählen Sie eine andere.',
            },
            notSent: {
              en: 'Your letter could not be sent. Please choose it once more.',
              de: 'Ihr Schreiben konnte nicht gesendet werden. Bitte wählen Sie es noch einmal aus.',
            },
          },
          showWhen: { field: 'HasReference', filled: true },
        },
        {
          kind: 'checkbox',
          name: 'Consent',
          label: {
            en: 'I agree that you keep my application for six months, as [our privacy notice](/Privacy) says.',
            de: 'Ich bin damit einverstanden, dass Sie meine Bewerbung sechs Monate lang aufbewahren, wie es in [unserem Datenschutzhinweis](/Privacy) steht.',
          },
        },
      ],
    },
  ],
  stepping: {
    next: { en: 'Continue', de: 'Weiter' },
    chooseAgain: {
      en: 'All you wrote is still here, but for files. Please choose again: {fields}',
      de: 'Alles, was Sie geschrieben haben, ist noch da, nur die Dateien nicht. Bitte wählen Sie noch einmal: {fields}',
    },
    summary: {
      title: { en: 'Is this right?', de: 'Stimmt alles so?' },
    },
  },
  rules: [
    {
      field: 'Name',
      check: 'required',
      message: {
        en: 'Please tell us your name',
        de: 'Bitte nennen Sie uns Ihren Namen',
      },
    },
    {
      field: 'Email',
      check: 'email',
    },
    {
      field: 'Website',
      check: 'web-address',
      whenFilled: true,
      message: {
        en: 'Please enter an address that starts with https://',
        de: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt',
      },
    },
    {
      field: 'Role',
      check: 'required',
      message: {
        en: 'Please choose as what you would like to work',
        de: 'Bitte wählen Sie, als was Sie arbeiten möchten',
      },
    },
    {
      field: 'Years',
      check: 'required',
      message: {
        en: 'Please enter your years, 0 if you begin now',
        de: 'Bitte geben Sie Ihre Jahre ein, 0, wenn Sie jetzt anfangen',
      },
    },
    {
      field: 'Years',
      check: 'min',
      value: 0,
      message: {
        en: 'Please enter 0 years or more',
        de: 'Bitte geben Sie 0 Jahre oder mehr ein',
      },
    },
    {
      field: 'Years',
      check: 'max',
      value: 60,
      message: {
        en: 'Please enter 60 years at most',
        de: 'Bitte geben Sie höchstens 60 Jahre ein',
      },
    },
    {
      field: 'Registration',
      check: 'digits',
      whenFilled: true,
      message: {
        en: 'Please enter the number in digits alone',
        de: 'Bitte geben Sie die Nummer nur in Ziffern ein',
      },
    },
    {
      field: 'Languages',
      check: 'min',
      value: 1,
      message: {
        en: 'Please tick one language at least',
        de: 'Bitte kreuzen Sie mindestens eine Sprache an',
      },
    },
    {
      field: 'OtherLanguages',
      check: 'required',
      message: {
        en: 'Please write which other languages you speak',
        de: 'Bitte schreiben Sie, welche anderen Sprachen Sie sprechen',
      },
    },
    {
      field: 'Cv',
      check: 'required',
      message: {
        en: 'Please choose your CV',
        de: 'Bitte wählen Sie Ihren Lebenslauf aus',
      },
    },
    {
      field: 'Certificates',
      check: 'required',
      message: {
        en: 'Please choose one certificate at least',
        de: 'Bitte wählen Sie mindestens ein Zeugnis aus',
      },
    },
    {
      field: 'Reference',
      check: 'required',
      message: {
        en: 'Please choose your letter of reference',
        de: 'Bitte wählen Sie Ihr Empfehlungsschreiben aus',
      },
    },
    {
      field: 'Consent',
      check: 'accepted',
      message: {
        en: 'Please agree that we keep your application while we decide',
        de: 'Bitte stimmen Sie zu, dass wir Ihre Bewerbung aufbewahren, während wir entscheiden',
      },
    },
  ],
  record: { collection: 'applications', stamps: { id: 'milliseconds', Date: 'date' } },
  honeypot: true,
  submit: {
    label: { en: 'Send my application', de: 'Bewerbung absenden' },
    look: 'button',
    clear: 'saved',
  },
  outcome: {
    saved: {
      goTo: '/Thanks',
      toast: {
        en: 'Your application is with us',
        de: 'Ihre Bewerbung ist bei uns',
      },
    },
    failed: {
      toast: {
        en: 'This could not be sent. Please try again: all you wrote is still here.',
        de: 'Das konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal: Alles, was Sie geschrieben haben, ist noch da.',
      },
    },
  },
} satisfies FormDefinition;
