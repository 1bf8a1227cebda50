/** One page with each way in which sections follow each other, beside grounds of a theme's own. */

const words = 'Bread is baked here at four in the morning, and sold until it is gone.';

const faq = (entries: string, title: string) =>
  `{ kind: 'faq', label: 'Questions', title: '${title}', lead: '${words}', ${entries}, items: [{ question: 'When?', answer: ['${words}'] }, { question: 'Where?', answer: ['${words}'] }] },`;

const cards = (entries: string, title: string) =>
  `{ kind: 'cards', label: 'Offers', title: '${title}', lead: '${words}', layout: 'columns', ${entries}, cards: [${[
    'One',
    'Two',
    'Three',
  ]
    .map((name) => `{ title: '${name}', text: '${words}' }`)
    .join(', ')}] },`;

const edges = ['straight', 'step', 'curve', 'torn', 'none'];
const tones = ['sand', 'clay', 'ink', 'default', 'tint', 'band'];
const aligns = ['left', 'centred', 'offset'];
const densities = ['compact', 'regular', 'airy'];
const widths = ['text', 'regular', 'wide', 'full'];

const photos = ['garden', 'evening', 'front'];

const photo = "{ file: '/pictures/garden.webp', alt: 'The garden', width: 1600, height: 1200 }";

const sections = [
  ...tones.map((tone, at) =>
    cards(`tone: '${tone}', edge: '${edges[at % edges.length] ?? ''}'`, `Ground ${tone}`),
  ),
  ...aligns.map((align, at) =>
    faq(`align: '${align}', tone: '${tones[at] ?? ''}', edge: 'curve'`, `Heading ${align}`),
  ),
  ...densities.map((density, at) =>
    cards(`density: '${density}', align: '${aligns[at] ?? ''}'`, `Room ${density}`),
  ),
  ...['default', 'ink', 'clay'].map((tone, at) =>
    faq(
      `tone: '${tone}', ground: { file: '/pictures/${photos[at] ?? ''}.webp', width: 1600, height: 1200 }`,
      `Photograph ${tone}`,
    ),
  ),
  ...widths.map((width) => faq(`width: '${width}', tone: 'sand'`, `Width ${width}`)),
  "{ kind: 'form', title: 'A Form', tone: 'ink', overlaps: true, form: 'contact' },",
  `{ kind: 'gallery', title: 'Pictures full', width: 'full', photos: [${photo}, ${photo.replace('garden.webp', `${photos[1] ?? ''}.webp`)}] },`,
  "{ kind: 'statistics', title: 'Figures', tone: 'clay', align: 'offset', figures: [{ value: '3', label: 'ovens' }, { value: '40', label: 'loaves' }] },",
  `{ kind: 'prose', title: 'Terms', tone: 'sand', edge: 'torn', paragraphs: ['${words}', '[A link](/Contact) in it.'] },`,
  ...aligns.map(
    (align) =>
      `{ kind: 'prose', title: 'Text ${align}', align: '${align}', paragraphs: ['${words}', { picture: ${photo}, caption: '${words}' }, 'One. ${words}', { quote: 'Gone by nine.' }, 'Two. ${words}', { picture: ${photo}, side: 'wide' }, 'Three. ${words}'] },`,
  ),
  `{ kind: 'table', title: 'Prices offset', align: 'offset', lead: '${words}', rows: [['Rye', '€4'], ['Spelt', '€5'], ['Wheat', '€3']], note: '${words}' },`,
  ...['left', 'right'].map(
    (side) =>
      `{ kind: 'feature', title: 'Oven ${side}', layout: 'picture-${side}', width: 'full', paragraphs: ['${words}'], picture: ${photo} },`,
  ),
  `{ kind: 'feature', title: 'Oven over all', layout: 'wide', width: 'full', paragraphs: ['${words}'], picture: ${photo} },`,
  `{ kind: 'call-to-action', title: 'Come By', text: '${words}', tone: 'clay', edge: 'step', action: { label: 'Where', to: '/Contact' } },`,
];

export const rhythmPage = `import type { PageDefinition } from '#types';

export default {
  title: 'Rhythm',
  description: 'Every way in which sections follow each other.',
  sections: [
    { kind: 'page-header', title: 'Rhythm' },
    ${sections.join('\n    ')}
  ],
} satisfies PageDefinition;
`;

export const grounds = `grounds: {
    sand: { light: '#EFE3CB', dark: '#3A301C' },
    clay: { light: '#B4532A', dark: '#7A3413' },
    ink: {
      light: '#14213D',
      dark: '#2A3C66',
      text: { light: '#FFFFFF', dark: '#FFFFFF' },
      link: { light: '#FFD166', dark: '#FFD166' },
      control: { light: '#8E9AB8', dark: '#A3AECB' },
    },
  },`;
