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
  onPhotograph: {
    kind: 'page-header',
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Services' }],
    title: 'What We Bake',
    lead: 'On which days, and how long it keeps.',
    picture: {
      file: '/pictures/waiting-room.webp',
      alt: 'Two chairs by a window',
      width: 2400,
      height: 1600,
      focus: { x: 70, y: 40 },
    },
  },
  besidePhotograph: {
    kind: 'page-header',
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Services' }],
    title: 'What We Bake',
    lead: 'On which days, and how long it keeps.',
    layout: 'beside',
    picture: {
      file: '/pictures/waiting-room.webp',
      alt: 'Two chairs by a window',
      width: 2400,
      height: 1600,
      focus: { x: 70, y: 40 },
    },
  },
  abovePhotograph: {
    kind: 'page-header',
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Services' }],
    title: 'What We Bake',
    lead: 'On which days, and how long it keeps.',
    layout: 'below',
    picture: {
      file: '/pictures/waiting-room.webp',
      alt: 'Two chairs by a window',
      width: 2400,
      height: 1600,
      focus: { x: 70, y: 40 },
    },
  },
  narrow: {
    kind: 'page-header',
    tone: 'band',
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Imprint' }],
    title: 'Imprint',
    narrow: true,
  },
} satisfies Record<string, SectionDefinition<'page-header'>>;
