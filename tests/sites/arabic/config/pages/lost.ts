import type { PageDefinition } from '#types';

export default {
  title: 'الصفحة غير موجودة',
  description: 'لا توجد صفحة تحت هذا العنوان.',
  sections: [
    {
      kind: 'page-header',
      title: 'هذه الصفحة غير موجودة',
      lead: 'ربما تغيّر عنوانها. تجد كل صفحاتنا في القائمة أعلاه.',
    },
  ],
} satisfies PageDefinition;
