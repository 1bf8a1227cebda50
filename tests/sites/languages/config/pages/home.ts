import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Tea by the water', de: 'Tee am Wasser', ar: 'شاي على الماء' },
  description: {
    en: 'A tea house at the harbour.',
    de: 'Ein Teehaus am Hafen.',
    ar: 'بيت شاي في الميناء.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Tea By The Water', de: 'Tee am Wasser', ar: 'شاي على الماء' },
      lead: { en: 'A pot for {pot}.', de: 'Die Kanne für {pot}.', ar: 'إبريق مقابل {pot}.' },
    },
    {
      kind: 'prose',
      anchor: 'leaves',
      title: { en: 'Our Leaves', de: 'Unsere Blätter', ar: 'أوراقنا' },
      paragraphs: {
        en: ['First flush from Assam. [Write to us](/Contact#form).', 'Steeped for four minutes.'],
        de: ['Erste Pflückung aus Assam. [Schreiben Sie uns](/Contact#form).'],
        ar: ['القطفة الأولى من آسام. [اكتب إلينا](/Contact#form).'],
      },
    },
    {
      kind: 'call-to-action',
      title: { en: 'Seats By The Window', de: 'Plätze am Fenster' },
      text: { en: 'Ask for one.', de: 'Fragen Sie danach.', ar: 'اسأل عن مقعد.' },
      action: { label: { en: 'Write to us', de: 'Schreiben', ar: 'اكتب' }, to: '/Contact' },
    },
  ],
} satisfies PageDefinition;
