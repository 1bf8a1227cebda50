import type { CollectionDefinition, FormDefinition } from '#types/in-languages';

/** A form of three steps whose every word for visitors is in English, German and Arabic. */
export const tasting: FormDefinition = {
  title: { en: 'A tasting', de: 'Eine Verkostung', ar: 'جلسة تذوق' },
  intro: { en: 'Come and *taste*.', de: 'Kommen Sie *kosten*.', ar: 'تعال *وتذوق*.' },
  steps: [
    {
      title: { en: 'About you', de: 'Über Sie', ar: 'عنك' },
      fields: [
        {
          kind: 'text',
          name: 'Name',
          label: { en: 'Your name', de: 'Ihr Name', ar: 'اسمك' },
          maxLength: 40,
        },
        {
          kind: 'email',
          name: 'Email',
          label: { en: 'Your e-mail address', de: 'Ihre E-Mail-Adresse', ar: 'بريدك الإلكتروني' },
        },
        {
          kind: 'radio',
          name: 'Reply',
          label: { en: 'How may we reply?', de: 'Wie dürfen wir antworten?', ar: 'كيف نرد؟' },
          options: [
            { value: 'mail', label: { en: 'By mail', de: 'Per Mail', ar: 'بالبريد' } },
            { value: 'call', label: { en: 'By telephone', de: 'Am Telefon', ar: 'بالهاتف' } },
          ],
        },
        {
          kind: 'tel',
          name: 'Phone',
          label: { en: 'Your number', de: 'Ihre Nummer', ar: 'رقمك' },
          hint: { en: 'With its code', de: 'Mit Vorwahl', ar: 'مع الرمز' },
          maxLength: 30,
          showWhen: { field: 'Reply', is: 'call' },
        },
      ],
    },
    {
      title: { en: 'The tasting', de: 'Die Verkostung', ar: 'الجلسة' },
      fields: [
        {
          kind: 'note',
          words: { en: 'It takes *an hour*.', de: 'Sie dauert *eine Stunde*.', ar: '*ساعة*.' },
        },
        {
          kind: 'select',
          name: 'Table',
          label: { en: 'Which one?', de: 'Welche?', ar: 'أي واحدة؟' },
          placeholder: { en: 'Please choose', de: 'Bitte wählen', ar: 'اختر' },
          options: {
            from: 'tastings',
            also: [{ value: 'any', label: { en: 'Any', de: 'Egal', ar: 'أي' } }],
          },
        },
        {
          kind: 'checkboxes',
          name: 'Teas',
          label: { en: 'What do you like?', de: 'Was mögen Sie?', ar: 'ماذا تحب؟' },
          options: [
            { value: 'black', label: { en: 'Black', de: 'Schwarz', ar: 'أسود' } },
            { value: "bull's", label: { en: 'Bull’s blood', de: 'Stierblut', ar: 'دم الثور' } },
            { value: 'أخضر', label: { en: 'Green', de: 'Grün', ar: 'أخضر' } },
          ],
        },
        {
          kind: 'group',
          legend: { en: 'When', de: 'Wann', ar: 'متى' },
          showWhen: { field: 'Table', isNot: 'any' },
          fields: [
            {
              kind: 'date',
              name: 'Day',
              label: { en: 'The day', de: 'Der Tag', ar: 'اليوم' },
              errorMessage: { en: 'No such day', de: 'Kein solcher Tag', ar: 'لا يوجد' },
            },
            {
              kind: 'number',
              name: 'Guests',
              label: { en: 'Guests', de: 'Gäste', ar: 'ضيوف' },
              errorMessage: { en: 'A number, please', de: 'Bitte eine Zahl', ar: 'رقم' },
            },
          ],
        },
      ],
    },
    {
      title: { en: 'Who comes', de: 'Wer kommt', ar: 'من يأتي' },
      showWhen: { field: 'Teas', is: 'black' },
      fields: [
        {
          kind: 'list',
          name: 'Friends',
          label: { en: 'Friends', de: 'Freunde', ar: 'أصدقاء' },
          entry: { en: 'Friend {number}', de: 'Freund {number}', ar: 'صديق {number}' },
          add: { en: 'One more', de: 'Noch jemand', ar: 'آخر' },
          remove: { en: 'Not this one', de: 'Doch nicht', ar: 'حذف' },
          min: 0,
          max: 2,
          fields: [
            {
              kind: 'text',
              name: 'First',
              label: { en: 'First name', de: 'Vorname', ar: 'الاسم' },
              maxLength: 12,
            },
          ],
          rules: [
            {
              field: 'First',
              check: 'required',
              message: { en: 'Who is it?', de: 'Wer ist es?', ar: 'من هو؟' },
            },
          ],
        },
        {
          kind: 'rating',
          name: 'Last',
          label: { en: 'The last time', de: 'Das letzte Mal', ar: 'المرة السابقة' },
          stars: {
            en: ['Poor', 'Fair', 'Good'],
            de: ['Schlecht', 'Mäßig', 'Gut'],
            ar: ['سيئ', 'مقبول', 'جيد'],
          },
        },
        {
          kind: 'checkbox',
          name: 'News',
          label: { en: 'Write me news', de: 'Schreiben Sie mir', ar: 'أرسل الأخبار' },
        },
      ],
    },
  ],
  rules: [
    {
      field: 'Name',
      check: 'required',
      message: { en: 'Who are you?', de: 'Wer sind Sie?', ar: 'من أنت؟' },
    },
    {
      field: 'Email',
      check: 'email',
      message: { en: 'A whole address', de: 'Eine ganze Adresse', ar: 'عنوان كامل' },
    },
    {
      field: 'Reply',
      check: 'one-of',
      values: ['mail', 'call'],
      message: { en: 'One of them', de: 'Eins davon', ar: 'واحد' },
    },
    {
      field: 'Table',
      check: 'required',
      message: { en: 'Choose one', de: 'Wählen Sie', ar: 'اختر' },
    },
    {
      field: 'Guests',
      check: 'max',
      value: 8,
      whenFilled: true,
      message: { en: 'Eight at most', de: 'Höchstens acht', ar: 'ثمانية' },
    },
  ],
  record: {
    collection: 'tastings',
    stamps: { id: 'milliseconds', Date: 'date', Shown: 'pageLanguage' },
  },
  note: { en: 'We *keep* it.', de: 'Wir *behalten* es.', ar: 'نحن *نحفظه*.' },
  submit: { label: { en: 'Send', de: 'Senden', ar: 'أرسل' }, look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: { en: 'Thank you', de: 'Danke', ar: 'شكرا' } },
    failed: { toast: { en: 'Once more', de: 'Noch einmal', ar: 'مرة أخرى' } },
  },
};

/** What its second step offers. */
export const tastings: CollectionDefinition = {
  kind: 'offer',
  currency: 'EUR',
  entries: [
    {
      id: 'spring',
      name: { en: 'In spring', de: 'Im Frühling', ar: 'في الربيع' },
      price: 20,
    },
    {
      id: 'autumn',
      name: { en: 'In autumn', de: 'Im Herbst', ar: 'في الخريف' },
      price: 25,
    },
  ],
};
