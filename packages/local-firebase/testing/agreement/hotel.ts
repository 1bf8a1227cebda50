import type { CollectionDefinition, FormDefinition } from '#types/in-languages';

const day = (name: string, label: { en: string; de: string; ar: string }) => ({
  kind: 'date' as const,
  name,
  label,
  errorMessage: { en: 'No such day', de: 'Diesen Tag gibt es nicht', ar: 'لا يوجد' },
});

const nights = { arrival: 'Arrival', departure: 'Departure' };

/** A hotel's booking in English, German and Arabic. What rooms and seasons cost stands in their collections alone. */
export const booking: FormDefinition = {
  title: { en: 'Book a room', de: 'Zimmer buchen', ar: 'احجز غرفة' },
  fields: [
    day('Arrival', { en: 'Arrival', de: 'Anreise', ar: 'الوصول' }),
    day('Departure', { en: 'Departure', de: 'Abreise', ar: 'المغادرة' }),
    {
      kind: 'radio',
      name: 'Room',
      label: { en: 'Which room?', de: 'Welches Zimmer?', ar: 'أي غرفة؟' },
      options: { from: 'rooms', prices: true },
      places: {
        nights,
        left: { en: '{count} left', de: 'noch {count}', ar: 'بقي {count}' },
        full: { en: 'full in these nights', de: 'dann ausgebucht', ar: 'مكتمل' },
      },
    },
    {
      kind: 'number',
      name: 'Adults',
      label: { en: 'Adults', de: 'Erwachsene', ar: 'البالغون' },
      errorMessage: { en: 'A number, please', de: 'Bitte eine Zahl', ar: 'رقم' },
    },
    {
      kind: 'list',
      name: 'Children',
      label: { en: 'Children', de: 'Kinder', ar: 'الأطفال' },
      min: 0,
      max: 4,
      fields: [
        {
          kind: 'number',
          name: 'Age',
          label: { en: 'Age', de: 'Alter', ar: 'العمر' },
          errorMessage: { en: 'A number, please', de: 'Bitte eine Zahl', ar: 'رقم' },
        },
      ],
      rules: [
        { field: 'Age', check: 'min', value: 0, message: { en: 'Age?', de: 'Alter?', ar: 'كم؟' } },
        {
          field: 'Age',
          check: 'max',
          value: 17,
          message: { en: 'A child', de: 'Ein Kind', ar: 'طفل' },
        },
      ],
    },
    {
      kind: 'checkbox',
      name: 'Club',
      label: { en: 'In our club', de: 'In unserem Club', ar: 'عضو' },
    },
    {
      kind: 'price',
      name: 'Price',
      label: { en: 'About what it costs', de: 'Kostet etwa', ar: 'التكلفة' },
      currency: 'EUR',
      sum: [
        { of: 'Room', nights: { ...nights, seasons: 'seasons' } },
        { amount: 15, times: ['Children'], nights },
        { percent: -10, when: { field: 'Club', is: 'true' } },
      ],
    },
    {
      kind: 'price',
      name: 'Deposit',
      label: { en: 'Of which now', de: 'Davon jetzt', ar: 'منها الآن' },
      currency: 'EUR',
      sum: [{ of: 'Price', percent: 20 }],
    },
  ],
  rules: [
    {
      field: 'Arrival',
      check: 'required',
      message: { en: 'When do you come?', de: 'Wann kommen Sie?', ar: 'متى تصل؟' },
    },
    {
      field: 'Departure',
      check: 'days-after',
      other: 'Arrival',
      least: 1,
      most: 14,
      seasons: {
        from: 'seasons',
        message: {
          en: 'In {name}: {nights} nights at least',
          de: '{name}: mindestens {nights} Nächte',
          ar: '{name}: {nights} ليالٍ على الأقل',
        },
      },
      message: { en: '1 to 14 nights', de: '1 bis 14 Nächte', ar: 'من 1 إلى 14 ليلة' },
    },
    {
      field: 'Room',
      check: 'required',
      message: { en: 'Choose a room', de: 'Wählen Sie ein Zimmer', ar: 'اختر غرفة' },
    },
    {
      field: 'Adults',
      check: 'min',
      value: 1,
      message: { en: 'One at least', de: 'Mindestens einer', ar: 'واحد على الأقل' },
    },
    {
      field: 'Adults',
      check: 'max',
      value: 4,
      message: { en: 'Four at most', de: 'Höchstens vier', ar: 'أربعة' },
    },
  ],
  record: {
    collection: 'bookings',
    stamps: { id: 'milliseconds', Date: 'date', Language: 'pageLanguage' },
  },
  submit: { label: { en: 'Book', de: 'Buchen', ar: 'احجز' }, look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: { en: 'Booked', de: 'Gebucht', ar: 'تم' } },
    failed: { toast: { en: 'Once more', de: 'Noch einmal', ar: 'مرة أخرى' } },
    full: { toast: { en: 'Full then', de: 'Dann ausgebucht', ar: 'مكتمل' } },
  },
};

export const rooms: CollectionDefinition = {
  kind: 'offer',
  currency: 'EUR',
  entries: [
    {
      id: 'lake',
      name: { en: 'By the lake', de: 'Am See', ar: 'على البحيرة' },
      price: 140,
      seasonPrices: [{ season: 'summer', price: 185 }],
      seats: 1,
    },
    {
      id: 'garden',
      name: { en: 'Garden side', de: 'Zum Garten', ar: 'على الحديقة' },
      price: 110,
      seasonPrices: [
        { season: 'summer', price: 170 },
        { season: 'new-year', price: 125.5 },
      ],
      seats: 3,
    },
  ],
};

export const seasons: CollectionDefinition = {
  kind: 'season',
  entries: [
    {
      id: 'summer',
      name: { en: 'summer', de: 'Sommer', ar: 'الصيف' },
      start: '2027-07-01',
      end: '2027-08-31',
      nights: 2,
    },
    {
      id: 'new-year',
      name: { en: 'the days of New Year', de: 'Jahreswechsel', ar: 'رأس السنة' },
      start: '12-27',
      end: '01-02',
      nights: 4,
    },
  ],
};
