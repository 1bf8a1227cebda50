import type { PageDefinition } from '#types';

export default {
  title: 'احجز موعدًا',
  description: 'احجز موعدًا في عيادة الزيتون، أو اتصل بنا، أو مرّ علينا.',
  sections: [
    {
      kind: 'hero',
      title: 'احجز موعدًا',
      lead: 'بضعة أسطر تكفي، ونجيب خلال يوم.',
      action: { label: 'تعرّف إلى العيادة', to: '/Practice' },
      form: 'question',
    },
    {
      kind: 'form',
      label: 'الطلب',
      title: 'اكتب لنا',
      lead: 'بضعة أسطر تكفي.',
      form: 'appointment',
      aside: { title: 'مما يفيد ذكره', points: ['أدويتك', 'آخر زيارة لطبيب أسنان'] },
    },
    {
      kind: 'opening-hours',
      anchor: 'hours',
      tone: 'tint',
      title: 'متى نعمل',
      note: 'في الحالات العاجلة [اتصل بنا](tel:+201055504321) في أي وقت.',
    },
    { kind: 'contact', title: 'كيف تصل إلينا', lead: 'نجيب في اليوم نفسه.' },
    { kind: 'map', title: 'أين نحن', height: 400, ask: true },
  ],
} satisfies PageDefinition;
