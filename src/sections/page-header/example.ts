import type { SectionDefinition } from '../registry';

export const examples = {
  plain: { kind: 'page-header', title: 'News' },
  withBreadcrumb: {
    kind: 'page-header',
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Services' }],
    title: 'Services',
    lead: 'What we do, in which order, and what we need from you.',
  },
  longWord: { kind: 'page-header', title: 'Rechtsschutzversicherung' },
} satisfies Record<string, SectionDefinition<'page-header'>>;
