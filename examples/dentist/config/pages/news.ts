import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'News', de: 'Neues' },
  description: {
    en: 'What is new at Willow Lane Dental, three or four times a year.',
    de: 'Was es bei Willow Lane Dental Neues gibt, drei- oder viermal im Jahr.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'News from the Lane', de: 'Neues aus der Willow Lane' },
      lead: {
        en: 'When something changes for you, and when something was fun.',
        de: 'Wenn sich für Sie etwas ändert, und wenn uns etwas Freude gemacht hat.',
      },
      narrow: true,
    },
    {
      kind: 'news',
      align: 'left',
      label: { en: 'All posts', de: 'Alle Beiträge' },
      numbered: false,
      title: { en: 'Newest first', de: 'Das Neueste zuerst' },
    },
    {
      kind: 'list',
      align: 'left',
      label: { en: 'Evenings', de: 'Abende' },
      numbered: false,
      tone: 'tint',
      title: { en: 'Come and see', de: 'Schauen Sie vorbei' },
      lead: {
        en: 'Come in, or tell [reception](/Contact) that you will.',
        de: 'Kommen Sie einfach, oder sagen Sie dem [Empfang](/Contact) Bescheid.',
      },
      of: 'evenings',
      look: 'agenda',
    },
  ],
} satisfies PageDefinition;
