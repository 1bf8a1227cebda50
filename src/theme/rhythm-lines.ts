import { colorOf, rule, type Rules, within } from './css-rules';
import { container, having, heading, isUsed, label, onLine, part, type Site } from './rhythm-rules';

/** The line on which sections stand, and their width, as CSS. */

const column = 'grid-template-columns:minmax(0,1fr)';
/** For content that stands further in, or out, by itself. */
const unindented = '--indent:0px';

/** How wide a section's content is at most, beside a scrollbar too. */
const contentWidth = ({ theme: { space } }: Site) =>
  `(min(100vw - 1rem,${space.container} + 2*${space.gutter}) - 2*${space.gutter})`;

const centred = (site: Site): Rules[] => {
  const at = having(site, 'align', 'centred');
  const { measure } = site.theme.space;
  const [words, figure, text] = [
    `${at} ${part('words')}`,
    `${at} ${part('figure')}`,
    `${at} ${part('text')}`,
  ];
  const placed = `:is(${onLine.map(part).join(',')})`;
  const lined = `${at}${label}:has(~${placed},~* ${placed})`;
  const line = `content:"";flex:1;height:1px;background:${colorOf('control')};opacity:.6`;
  return [
    rule(at, unindented),
    rule(`${at}${heading}`, `${column};justify-items:center;text-align:center`),
    rule(`${at}${heading} h2`, 'margin-inline:auto'),
    // In the middle a short last line is seen from both sides.
    rule(`${at}${heading} p`, 'text-wrap:balance'),
    rule(`${lined}::before,${lined}::after`, line),
    rule(`${at}${container}:has(>${part('heading')})>*`, 'margin-inline:auto'),
    // Words below the content, such as a table's note.
    rule(`${at}${container}>*~p`, 'text-align:center'),
    rule(`${at} ${part('plate')}`, 'margin-inline:auto;max-width:52rem'),
    rule(
      words,
      `${column};flex-direction:column;align-items:center;justify-items:center;text-align:center`,
    ),
    rule(`${words}>*`, 'flex:none;align-items:center'),
    rule(`${words} :is(h2,p)`, 'margin-inline:auto'),
    rule(`${words}>svg`, 'max-width:24rem'),
    rule(
      figure,
      `${column};justify-items:center;margin-inline:auto;max-width:44rem;text-align:center`,
    ),
    rule(`${figure}>:first-of-type`, 'width:100%;order:1'),
    rule(
      text,
      `--room:calc((${contentWidth(site)} - ${measure})/2);margin-inline:auto;max-width:${measure}`,
    ),
    rule(`${text}>${part('heading')}`, 'text-align:center'),
    // As far to both sides, so that it is in the middle too.
    rule(`${text} [data-side=wide]`, 'margin-inline:calc(-1*var(--beside))'),
  ];
};

const offset = (site: Site): Rules => {
  const at = having(site, 'align', 'offset');
  const { steps, measure } = site.theme.space;
  const gap = `${steps[8] ?? 0}px`;
  // Rows as high as what is in them: by themselves those of a table that scrolls would begin without any height, and the
  // heading beside it would stretch all others.
  const columns = `display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);grid-auto-rows:min-content;column-gap:${gap}`;
  const text = `${at} ${part('text')}`;
  return within(`(min-width:${site.theme.breakpoints.lg}px)`, [
    rule(`${at}${container}:has(>${part('heading')})`, columns),
    rule(at, unindented),
    rule(`${at}${container}>*`, 'grid-column:2'),
    rule(`${at}${label}`, 'grid-column:1/-1'),
    rule(
      `${at}${heading}`,
      `grid-column:1;grid-row-end:span 20;${column};align-content:start;align-self:start`,
    ),
    rule(`${at} ${part('plate')}`, 'margin-inline-start:calc(100%/3)'),
    rule(
      text,
      `--room:calc((${contentWidth(site)} - ${gap})*2/3 - ${measure});${columns};row-gap:0;max-width:none`,
    ),
    rule(`${text}>*`, `grid-column:2;max-width:${measure}`),
    // As long as what is beside it: rows without content take no room.
    rule(`${text}>${part('heading')}`, 'grid-column:1;grid-row:1/span 200;align-self:start'),
    rule(`${at} ${part('figure')}`, 'grid-template-columns:minmax(0,1fr) minmax(0,2fr)'),
  ]);
};

export const aligns = (site: Site): Rules[] => [
  ...(isUsed(site, 'align', 'centred') ? centred(site) : []),
  ...(isUsed(site, 'align', 'offset') ? [offset(site)] : []),
];

/** `Columns` of src/ui, the second of which is a photograph at this side. */
const photoAt = (side: 'start' | 'end') => `>[data-columns=${side}]>:is(picture,img)`;

/** What is wider than the page is so for its photograph, which is the larger column then. */
const largerPictures = ({ theme: { breakpoints } }: Site, at: string): Rules =>
  within(`(min-width:${breakpoints.lg}px)`, [
    rule(
      `${at}${container}>[data-columns=end]:has(>picture,>img)`,
      'grid-template-columns:minmax(0,5fr) minmax(0,7fr)',
    ),
    rule(
      `${at}${container}>[data-columns=start]:has(>picture,>img)`,
      'grid-template-columns:minmax(0,7fr) minmax(0,5fr)',
    ),
  ]);

/** In a section as wide as the window pictures and frames reach its edges, and words do not. */
const full = ({ theme: { space, breakpoints } }: Site): Rules[] => {
  const { gutter } = space;
  const inside = `[data-rhythm][data-width=full]${container}`;
  const [bleed, figure] = [`${inside} ${part('bleed')}`, `${inside} ${part('figure')}`];
  const beside = `${inside}>${part('beside')}>:last-child`;
  const atEnd = `${inside}${photoAt('end')},${beside},${figure}`;
  const atStart = `${inside}${photoAt('start')}`;
  const photos = `${inside}>[data-columns]>:is(picture,img)`;
  /** Where the words of the page's other sections begin. */
  const line = (least: string) => `max(${least},calc(50% - ${space.container}/2))`;
  return [
    rule(inside, 'max-width:none'),
    // Above and below what reaches both edges words begin where those of other sections do.
    rule(
      `${inside}:has(>${part('bleed')})>:not(${part('bleed')})`,
      `padding-inline:${line('0px')}`,
    ),
    rule(
      `${bleed},${atEnd},${atStart}`,
      `width:calc(100% + 2*${gutter});max-width:none;margin-inline:calc(-1*${gutter})`,
    ),
    rule(
      `${bleed},${bleed}>*,${bleed} :is(img,video,iframe,li a),${photos},${photos}>img,${beside},${figure}>*`,
      'border-radius:0',
    ),
    // A frame at its end is where the section ends.
    rule(
      '[data-rhythm][data-width=full]>section:has(>*>:last-child>:last-child>iframe)',
      'padding-bottom:0',
    ),
    // So do those beside what reaches one edge.
    rule(
      `${inside}:has(${photoAt('end')},>${part('beside')})`,
      `padding-inline-start:${line(gutter)}`,
    ),
    rule(`${inside}:has(${photoAt('start')})`, `padding-inline-end:${line(gutter)}`),
    rule(`${figure}>:last-child`, `padding-inline:${gutter}`),
    within(`(min-width:${breakpoints.lg}px)`, [
      rule(atEnd, `width:calc(100% + ${gutter});margin-inline:0 calc(-1*${gutter})`),
      rule(atStart, `width:calc(100% + ${gutter});margin-inline:calc(-1*${gutter}) 0`),
      rule(`${figure}>:last-child`, 'padding-inline:0'),
    ]),
  ];
};

export const widths = (site: Site): Rules[] => {
  const { used } = site;
  const { space } = site.theme;
  const at = (word: string) => `[data-rhythm][data-width=${word}]`;
  const gutters = `2*${space.gutter}`;
  return [
    ...(used('width', 'text')
      ? [
          rule(`${at('text')}${container}`, `max-width:calc(${space.measure}*1.2 + ${gutters})`),
          rule(at('text'), unindented),
          rule(`${at('text')} [data-columns]`, column),
        ]
      : []),
    ...(used('width', 'wide')
      ? [
          rule(`${at('wide')}${container}`, `max-width:calc(${space.container}*1.2 + ${gutters})`),
          largerPictures(site, at('wide')),
        ]
      : []),
    ...(used('width', 'full') ? [...full(site), largerPictures(site, at('full'))] : []),
  ];
};
