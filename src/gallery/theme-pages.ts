import type { FormDefinition } from '../form/form-schema';
import type { ThemeDefinition } from '../schema/theme';
import type { ThemeName } from '../schema/theme-names';
import type { SectionDefinition } from '../sections/registry';
import { themes } from '../theme/themes/registry';
import { photo, trades } from './theme-trades';

/**
 * Three pages for every theme to start from: the first is that of a trade of its own, the others are the same for all, so
 * that there they differ in nothing but their theme.
 */

type PageOf = (ground: string | undefined, name: ThemeName) => SectionDefinition[];

/** On a ground of the theme's own if it has one. */
const on = (ground: string | undefined) => ({ tone: ground ?? 'tint' }) as { tone: 'tint' };

const opening: PageOf = (ground, name) => {
  const { hero, cards, quote, end } = trades[name];
  const [first, second, third] = cards.offers.map(([title, text]) => ({ title, text }));
  return [
    { kind: 'hero', ...hero },
    {
      kind: 'cards',
      label: 'Offers',
      title: cards.title,
      lead: cards.lead,
      layout: 'columns',
      cards: [
        ...(first ? [{ ...first, picture: hero.picture ?? photo }] : []),
        ...(second ? [{ ...second, picture: { scene: ['card' as const] } }] : []),
        ...(third
          ? [
              {
                ...third,
                picture: { scene: ['window' as const] },
                action: { label: 'How we begin', to: '/Services' },
              },
            ]
          : []),
      ],
    },
    { kind: 'quotes', title: 'Said By Others', ...on(ground), quotes: [quote] },
    {
      kind: 'call-to-action',
      title: end.title,
      text: end.text,
      action: { label: end.action, to: '/Contact' },
    },
  ];
};

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
export const themePagesOf = (name: ThemeName): Record<string, SectionDefinition[]> => {
  const theme: ThemeDefinition = themes[name];
  const [ground] = Object.keys(theme.grounds ?? {});
  return Object.fromEntries(
    Object.entries(pages).map(([page, sectionsOn]) => [
      page,
      sectionsOn(ground, name).map((section) => withLabels(section, theme)),
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
