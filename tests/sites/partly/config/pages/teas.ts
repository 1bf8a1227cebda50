import type { PageDefinition } from '#types/in-languages';

export default {
  title: 'Our teas',
  description: 'What we pour at the harbour.',
  sections: [
    { kind: 'page-header', title: 'Our Teas', lead: 'In English alone as well.' },
    { kind: 'prose', anchor: 'pots', title: 'By The Pot', paragraphs: ['For two.'] },
  ],
} satisfies PageDefinition;
