import type { FormDefinition } from '#types/in-languages';

export default {
  title: { en: 'A table', de: 'Ein Tisch', ar: 'طاولة' },
  fields: [
    {
      kind: 'text',
      name: 'Name',
      label: { en: 'Your name', de: 'Ihr Name', ar: 'اسمك' },
      maxLength: 100,
      autoComplete: 'name',
    },
    {
      kind: 'select',
      name: 'Tea',
      label: { en: 'Your tea', de: 'Ihr Tee', ar: 'شايك' },
      initial: 'black',
      options: [
        { value: 'black', label: { en: 'Black', de: 'Schwarz', ar: 'أسود' } },
        { value: 'green', label: { en: 'Green', de: 'Grün', ar: 'أخضر' } },
      ],
    },
    { kind: 'date', name: 'Day', label: { en: 'The day', de: 'Der Tag', ar: 'اليوم' } },
  ],
  saveForLater: {},
  rules: [
    {
      field: 'Name',
      check: 'required',
      message: { en: 'Please say who comes', de: 'Bitte sagen Sie, wer kommt', ar: 'من سيأتي؟' },
    },
  ],
  record: {
    collection: 'tables',
    stamps: {
      id: 'milliseconds',
      Date: 'date',
      Language: 'language',
      Shown: 'pageLanguage',
      Number: 'reference',
    },
  },
  submit: {
    label: { en: 'Ask for it', de: 'Anfragen', ar: 'اطلب' },
    look: 'button',
    clear: 'saved',
  },
  outcome: {
    saved: {
      toast: {
        en: 'Your table is noted: {reference}',
        de: 'Ihr Tisch ist notiert: {reference}',
        ar: 'تم تسجيل طاولتك: {reference}',
      },
      copy: {},
    },
    failed: { toast: { en: 'Please try again', de: 'Bitte noch einmal', ar: 'حاول مرة أخرى' } },
  },
} satisfies FormDefinition;
