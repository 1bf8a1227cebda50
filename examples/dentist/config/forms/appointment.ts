import type { FormDefinition } from '#types/in-languages';

export default {
  title: { en: 'Ask for an appointment', de: 'Termin anfragen' },
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
      kind: 'tel',
      name: 'Telephone',
      label: { en: 'Your telephone number', de: 'Ihre Telefonnummer' },
      hint: {
        en: 'In case something changes on the day',
        de: 'Falls sich am selben Tag etwas ändert',
      },
      maxLength: 30,
      autoComplete: 'tel',
    },
    {
      kind: 'radio',
      name: 'Patient',
      label: { en: 'Have you been here before?', de: 'Waren Sie schon einmal hier?' },
      options: [
        {
          value: 'returning',
          label: {
            en: 'Yes, I am a patient of yours',
            de: 'Ja, ich bin schon bei Ihnen in Behandlung',
          },
        },
        { value: 'new', label: { en: 'No, I am new here', de: 'Nein, ich bin neu hier' } },
      ],
    },
    {
      kind: 'group',
      legend: {
        en: 'Welcome! Three questions for your first visit',
        de: 'Willkommen! Drei Fragen zu Ihrem ersten Besuch',
      },
      showWhen: { field: 'Patient', is: 'new' },
      fields: [
        {
          kind: 'select',
          name: 'Insurance',
          label: { en: 'Who pays for the treatment?', de: 'Wer bezahlt die Behandlung?' },
          placeholder: { en: 'Please choose', de: 'Bitte wählen' },
          options: [
            { value: 'nhs', label: { en: 'The NHS', de: 'Der britische Gesundheitsdienst (NHS)' } },
            {
              value: 'private',
              label: {
                en: 'A private insurance',
                de: 'Eine private Versicherung',
              },
            },
            { value: 'self', label: { en: 'I pay myself', de: 'Ich zahle selbst' } },
          ],
        },
        {
          kind: 'date',
          name: 'Born',
          width: 'half',
          label: { en: 'Your date of birth', de: 'Ihr Geburtsdatum' },
          autoComplete: 'bday',
          errorMessage: {
            en: 'Please enter your whole date of birth: day, month and year',
            de: 'Bitte geben Sie Ihr ganzes Geburtsdatum ein: Tag, Monat und Jahr',
          },
        },
        {
          kind: 'number',
          name: 'Children',
          width: 'half',
          label: { en: 'Are you bringing children?', de: 'Bringen Sie Kinder mit?' },
          unit: { en: 'children', de: 'Kinder' },
          errorMessage: {
            en: 'Please enter the number of children as a whole number, for example 2',
            de: 'Bitte geben Sie die Zahl der Kinder als ganze Zahl ein, zum Beispiel 2',
          },
        },
      ],
    },
    {
      kind: 'date',
      name: 'Day',
      width: 'half',
      label: { en: 'Which day would suit you?', de: 'Welcher Tag würde Ihnen passen?' },
      errorMessage: {
        en: 'Please enter the whole day: day, month and year',
        de: 'Bitte geben Sie den ganzen Tag ein: Tag, Monat und Jahr',
      },
    },
    {
      kind: 'time',
      name: 'Time',
      width: 'half',
      label: { en: 'At what time?', de: 'Um wie viel Uhr?' },
    },
    {
      kind: 'checkboxes',
      name: 'Treatments',
      label: { en: 'What can we do for you?', de: 'Was können wir für Sie tun?' },
      hint: { en: 'Tick all that apply', de: 'Kreuzen Sie alles an, was zutrifft' },
      prefill: 'treatment',
      options: [
        { value: 'check-up', label: { en: 'A check-up', de: 'Eine Kontrolle' } },
        {
          value: 'cleaning',
          label: {
            en: 'A professional cleaning',
            de: 'Eine professionelle Zahnreinigung',
          },
        },
        {
          value: 'filling',
          label: {
            en: 'A filling or a crown',
            de: 'Eine Füllung oder eine Krone',
          },
        },
        { value: 'pain', label: { en: 'I am in pain', de: 'Ich habe Schmerzen' } },
        {
          value: 'advice',
          label: {
            en: 'Advice on something larger',
            de: 'Eine Beratung zu etwas Größerem',
          },
        },
        {
          value: 'family',
          label: {
            en: 'The same for others of my family',
            de: 'Dasselbe für andere aus meiner Familie',
          },
        },
      ],
    },
    {
      kind: 'list',
      name: 'Family',
      label: { en: 'Who comes with you?', de: 'Wer kommt mit Ihnen?' },
      hint: {
        en: 'We plan your visits one after the other',
        de: 'Wir legen Ihre Termine direkt hintereinander',
      },
      showWhen: { field: 'Treatments', is: 'family' },
      max: 5,
      entry: 'Person {number}',
      add: { en: 'Add a person', de: 'Person hinzufügen' },
      fields: [
        {
          kind: 'text',
          name: 'Name',
          label: { en: 'First and last name', de: 'Vor- und Nachname' },
          width: 'half',
          maxLength: 200,
        },
        {
          kind: 'date',
          name: 'Born',
          label: { en: 'Born on', de: 'Geboren am' },
          width: 'half',
          errorMessage: {
            en: 'Please enter the whole date of birth: day, month and year',
            de: 'Bitte geben Sie das ganze Geburtsdatum ein: Tag, Monat und Jahr',
          },
        },
      ],
      rules: [
        {
          field: 'Name',
          check: 'required',
          message: {
            en: 'Please tell us who comes with you',
            de: 'Bitte sagen Sie uns, wer mit Ihnen kommt',
          },
        },
        {
          field: 'Born',
          check: 'required',
          message: {
            en: 'Please tell us when this person was born',
            de: 'Bitte sagen Sie uns, wann diese Person geboren ist',
          },
        },
      ],
    },
    {
      kind: 'note',
      words: {
        en: '**Please do not wait for our answer.** Call us on [020 7946 0321](tel:+442079460321): whoever is in pain is seen the same day.',
        de: '**Bitte warten Sie nicht auf unsere Antwort.** Rufen Sie uns unter [020 7946 0321](tel:+442079460321) an: Wer Schmerzen hat, kommt noch am selben Tag dran.',
      },
      showWhen: { field: 'Treatments', is: 'pain' },
    },
    {
      kind: 'textarea',
      name: 'Message',
      label: {
        en: 'Is there anything we should know?',
        de: 'Gibt es etwas, das wir wissen sollten?',
      },
      hint: {
        en: 'For example allergies, medicines, or that you are afraid of the dentist: many are',
        de: 'Zum Beispiel Allergien, Medikamente oder dass Sie Angst vor dem Zahnarzt haben: Damit sind Sie nicht allein',
      },
      rows: 4,
      maxLength: 2000,
    },
    {
      kind: 'checkbox',
      name: 'Consent',
      label: {
        en: 'I agree that you use these details to plan my visit, as [our privacy notice](/Privacy) says.',
        de: 'Ich bin damit einverstanden, dass Sie diese Angaben für die Planung meines Besuchs verwenden, wie es in [unserem Datenschutzhinweis](/Privacy) steht.',
      },
    },
  ],
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
      field: 'Telephone',
      check: 'required',
      message: {
        en: 'Please enter your telephone number',
        de: 'Bitte geben Sie Ihre Telefonnummer ein',
      },
    },
    {
      field: 'Patient',
      check: 'required',
      message: {
        en: 'Please say whether you have been here before',
        de: 'Bitte sagen Sie, ob Sie schon einmal hier waren',
      },
    },
    {
      field: 'Insurance',
      check: 'required',
      message: {
        en: 'Please say who pays for the treatment',
        de: 'Bitte sagen Sie, wer die Behandlung bezahlt',
      },
    },
    {
      field: 'Born',
      check: 'required',
      message: {
        en: 'Please enter your date of birth',
        de: 'Bitte geben Sie Ihr Geburtsdatum ein',
      },
    },
    {
      field: 'Born',
      check: 'not-after',
      date: 'today',
      message: {
        en: 'This date of birth is still to come: please look at the year',
        de: 'Dieses Geburtsdatum liegt in der Zukunft: Bitte sehen Sie sich das Jahr noch einmal an',
      },
      clientOnly: true,
    },
    {
      field: 'Children',
      check: 'min',
      value: 0,
      whenFilled: true,
      message: {
        en: 'Please enter 0 or more children',
        de: 'Bitte geben Sie 0 oder mehr Kinder ein',
      },
    },
    {
      field: 'Children',
      check: 'max',
      value: 8,
      whenFilled: true,
      message: {
        en: 'For more than 8 children please call us: we then keep a morning free for you',
        de: 'Bei mehr als 8 Kindern rufen Sie uns bitte an: Wir halten dann einen Vormittag für Sie frei',
      },
    },
    {
      field: 'Day',
      check: 'required',
      message: {
        en: 'Please choose a day',
        de: 'Bitte wählen Sie einen Tag',
      },
    },
    {
      field: 'Day',
      check: 'not-before',
      date: 'today',
      message: {
        en: 'This day has passed: please choose another one',
        de: 'Dieser Tag ist schon vorbei: Bitte wählen Sie einen anderen',
      },
      clientOnly: true,
    },
    {
      field: 'Treatments',
      check: 'min',
      value: 1,
      message: {
        en: 'Please tick at least one thing that we can do for you',
        de: 'Bitte kreuzen Sie mindestens eine Sache an, die wir für Sie tun können',
      },
    },
    {
      field: 'Consent',
      check: 'accepted',
      message: {
        en: 'Please agree to our privacy notice, or simply call us',
        de: 'Bitte stimmen Sie unserem Datenschutzhinweis zu, oder rufen Sie uns einfach an',
      },
    },
  ],
  record: {
    collection: 'appointments',
    stamps: {
      id: 'milliseconds',
      Sent: 'dateTime',
      Page: 'page',
      Language: 'language',
      Shown: 'pageLanguage',
      Campaign: 'campaign',
    },
  },
  honeypot: true,
  note: {
    en: 'We answer within one working day. Your wish becomes an appointment when we have confirmed it.',
    de: 'Wir antworten innerhalb eines Arbeitstages. Ihr Wunsch wird zum Termin, wenn wir ihn bestätigt haben.',
  },
  submit: {
    label: { en: 'Ask for this appointment', de: 'Diesen Termin anfragen' },
    look: 'button',
    clear: 'saved',
  },
  outcome: {
    saved: { goTo: '/Thanks' },
    failed: {
      toast: {
        en: 'This could not be sent. Please try again, or call us on 020 7946 0321.',
        de: 'Das konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal, oder rufen Sie uns unter 020 7946 0321 an.',
      },
    },
  },
} satisfies FormDefinition;
