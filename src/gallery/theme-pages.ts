import type { FormDefinition } from '../form/form-schema';
import type { Photo } from '../schema/picture';
import type { ThemeDefinition } from '../schema/theme';
import type { SectionDefinition } from '../sections/registry';
import street from './street.webp?url';

/** The same three pages for every theme to start from: so they differ in nothing but their theme. */

export const photo = {
  file: street,
  alt: 'A yellow house with an awning, and two tables on the pavement',
  width: 1600,
  height: 1000,
} satisfies Photo;

type PageOf = (ground: string | undefined) => SectionDefinition[];

/** On a ground of the theme's own if it has one. */
const on = (ground: string | undefined) => ({ tone: ground ?? 'tint' }) as { tone: 'tint' };

const opening: PageOf = (ground) => [
  {
    kind: 'hero',
    layout: 'full',
    title: 'The House On The Corner',
    highlight: 'Corner',
    lead: 'Open since 1962, and at home in this street.',
    action: { label: 'What we do', to: '/Services' },
    secondAction: { label: 'Come by', to: '/Contact' },
    picture: { ...photo, focus: { x: 70, y: 60 } },
  },
  {
    kind: 'cards',
    label: 'Offers',
    title: 'Three Reasons To Come By',
    lead: 'Each takes a quarter of an hour. [Write to us](/Contact) before you come.',
    layout: 'columns',
    cards: [
      { title: 'To look around', text: 'Everything we make stands by the window.', picture: photo },
      { title: 'To ask', text: 'Whoever made it answers you.', picture: { scene: ['card'] } },
      {
        title: 'To begin',
        text: 'Bring what you have. We draw it on paper.',
        picture: { scene: ['window'] },
        action: { label: 'How we begin', to: '/Services' },
      },
    ],
  },
  {
    kind: 'quotes',
    title: 'Said By Neighbours',
    ...on(ground),
    quotes: [
      { words: 'They listened first, and drew it while we spoke.', name: 'Ida Sample' },
      { words: 'On the day that they had named, it stood there.', name: 'Tom Sample' },
    ],
  },
  {
    kind: 'call-to-action',
    title: 'The Door Is Open',
    text: 'On weekdays from nine. Nobody sends you away before you have had a coffee.',
    action: { label: 'Find the way', to: '/Contact' },
  },
];

const reading: PageOf = (ground) => [
  {
    kind: 'page-header',
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Services' }],
    title: 'What We Do',
    lead: 'In which order, and what it costs.',
  },
  {
    kind: 'prose',
    label: 'History',
    title: 'How It Began',
    dropCap: true,
    paragraphs: [
      'In the spring of 1962 two sisters rented a shop with a flat above it. In the first year they painted the door **blue**, since there was blue paint left; it has stayed so.',
      { quote: 'We sold what we would have bought ourselves.' },
      'Their nephew took over in 1994. He kept the door, the tables and the [opening hours](/Contact), and added what people had asked for:',
      { list: ['a window to look in from the street', 'a bench', 'an answer within a day'] },
    ],
  },
  {
    kind: 'table',
    label: 'Prices',
    title: 'What It Costs',
    ...on(ground),
    columns: ['What', 'For how long', 'Price'],
    rows: [
      ['A first talk', '15 minutes', 'nothing'],
      ['A drawing', 'two days', '£90'],
      ['All of it', 'two weeks', 'from £1,400'],
    ],
  },
  {
    kind: 'faq',
    title: 'Often Asked',
    items: [
      { question: 'Do I need an appointment?', answer: ['Only on Mondays.'] },
      { question: 'May I bring my dog?', answer: ['Yes. There is water by the door.'] },
    ],
  },
];

const form: PageOf = () => [
  { kind: 'page-header', title: 'Write To Us', lead: 'We answer within a day.' },
  {
    kind: 'form',
    label: 'Message',
    title: 'What Is It About?',
    lead: 'Three lines will do.',
    form: 'theme',
    aside: { title: 'Or Come By', points: ['Weekdays from nine', 'The blue door on the corner'] },
  },
];

const pages = { opening, reading, form };

const withLabels = (section: SectionDefinition, { sections }: ThemeDefinition) => {
  if (!('label' in section) || sections?.labels === undefined) return section;
  if (sections.labels === 'numbered') return section;
  const { label, ...others } = section;
  return (
    sections.labels === 'none' ? others : { ...others, label, numbered: false }
  ) as SectionDefinition;
};

/** The sections of each page, with the labels that the theme wants, as the build has them. */
export const themePagesOf = (theme: ThemeDefinition): Record<string, SectionDefinition[]> => {
  const [ground] = Object.keys(theme.grounds ?? {});
  return Object.fromEntries(
    Object.entries(pages).map(([name, sectionsOn]) => [
      name,
      sectionsOn(ground).map((section) => withLabels(section, theme)),
    ]),
  );
};

/** The form of the page with a form: nothing of it is sent. */
export const themeForm: FormDefinition = {
  title: 'Message',
  fields: [
    { kind: 'text', name: 'Name', label: 'Your name', autoComplete: 'name' },
    { kind: 'email', name: 'Email', label: 'Email address', hint: 'We write to nobody else.' },
    {
      kind: 'radio',
      name: 'About',
      label: 'What is it about?',
      options: [
        { value: 'look', label: 'To look around' },
        { value: 'begin', label: 'To begin' },
      ],
    },
    { kind: 'textarea', name: 'Message', label: 'Your message', rows: 4 },
    { kind: 'checkbox', name: 'Letter', label: 'Send me the letter in autumn' },
  ],
  rules: [{ field: 'Name', check: 'required', message: 'Please tell us your name' }],
  record: { collection: 'gallery', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { toast: 'Thank you' }, failed: { toast: 'Once more, please' } },
};
