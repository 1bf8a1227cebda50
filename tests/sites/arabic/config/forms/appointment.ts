import type { FormDefinition } from '#types';

export default {
  title: 'طلب موعد',
  steps: [
    {
      title: 'عنك',
      fields: [
        {
          kind: 'text',
          name: 'Name',
          width: 'half',
          label: 'اسمك',
          maxLength: 200,
          autoComplete: 'name',
        },
        {
          kind: 'email',
          name: 'Email',
          width: 'half',
          label: 'بريدك الإلكتروني',
          hint: 'نجيب خلال يوم',
          maxLength: 254,
          autoComplete: 'email',
        },
        {
          kind: 'tel',
          name: 'Telephone',
          label: 'رقم هاتفك',
          maxLength: 30,
          autoComplete: 'tel',
        },
        {
          kind: 'radio',
          name: 'Patient',
          label: 'هل زرتنا من قبل؟',
          options: [
            { value: 'yes', label: 'نعم' },
            { value: 'no', label: 'لا' },
          ],
        },
      ],
    },
    {
      title: 'الموعد',
      fields: [
        { kind: 'date', name: 'Day', width: 'half', label: 'اليوم' },
        {
          kind: 'select',
          name: 'Treatment',
          width: 'half',
          label: 'العلاج',
          placeholder: 'يُرجى الاختيار',
          options: [
            { value: 'check-up', label: 'فحص' },
            { value: 'cleaning', label: 'تنظيف' },
          ],
        },
        { kind: 'number', name: 'People', label: 'عدد الأشخاص', unit: 'أشخاص', initial: 1 },
        {
          kind: 'rating',
          name: 'Fear',
          label: 'كم أنت مطمئن؟',
          stars: ['خائف', 'قلق', 'لا بأس', 'مطمئن', 'مطمئن جدًا'],
        },
        {
          kind: 'file',
          name: 'Picture',
          label: 'صورة أشعة',
          hint: 'PDF، بحد أقصى 5 MB',
          upload: { folder: 'pictures/', types: ['pdf'], maxMegabytes: 5 },
          errorMessages: { notSent: 'تعذّر إرسال هذا الملف. اختره مرة أخرى.' },
        },
        {
          kind: 'textarea',
          name: 'Message',
          label: 'ماذا تريد أن تقول لنا؟',
          rows: 5,
          maxLength: 2000,
        },
      ],
    },
  ],
  stepping: {
    chooseAgain: 'كل ما كتبته ما زال هنا إلا الملفات. يُرجى اختيارها مرة أخرى: {fields}',
    summary: {},
  },
  rules: [
    { field: 'Name', check: 'required', message: 'يُرجى كتابة اسمك' },
    { field: 'Email', check: 'email', message: 'يُرجى كتابة بريد إلكتروني صحيح' },
    { field: 'Day', check: 'required', message: 'يُرجى اختيار يوم' },
  ],
  record: { collection: 'appointments', stamps: { id: 'milliseconds', Date: 'date' } },
  submit: { label: 'أرسل الطلب', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'وصل طلبك إلينا' },
    failed: { toast: 'تعذّر الإرسال. يُرجى المحاولة مرة أخرى.' },
  },
} satisfies FormDefinition;
