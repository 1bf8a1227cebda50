import type { FormDefinition } from '#types';

export default {
  title: 'سؤال قصير',
  fields: [
    { kind: 'email', name: 'Email', label: 'بريدك الإلكتروني', maxLength: 254 },
    { kind: 'text', name: 'Question', label: 'سؤالك', maxLength: 500 },
  ],
  rules: [{ field: 'Email', check: 'email', message: 'يُرجى كتابة بريد إلكتروني صحيح' }],
  record: { collection: 'questions', stamps: { id: 'milliseconds' }, checkedBy: 'function' },
  submit: { label: 'اسأل', look: 'button', clear: 'saved' },
  outcome: { saved: { toast: 'وصل سؤالك إلينا' }, failed: { toast: 'تعذّر الإرسال' } },
} satisfies FormDefinition;
