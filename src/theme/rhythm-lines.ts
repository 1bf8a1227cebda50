import { colorOf, rule, type Rules, within } from './css-rules';
import { container, having, heading, isUsed, kinds, label, type Site } from './rhythm-rules';

/** The line on which sections stand, and their width, as CSS. */

const column = 'grid-template-columns:minmax(0,1fr)';
/** For content that stands further in by itself. */
const unindented = '--indent:0px';

/** A part with pictures that has the heading in it. */
const pictured = `${container}>:last-child:has(figure):has(h2)`;

/** How wide a section's content is at most, beside a scrollbar too. */
const contentWidth = ({ theme: { space } }: Site) =>
  `(min(100vw - 1rem,${space.container} + 2*${space.gutter}) - 2*${space.gutter})`;

const centred = (site: Site): Rules[] => {
  const at = having(site, 'align', 'centred');
  const of = (kind: string) => (site.used('kind', kind) ? `${at}[data-kind=${kind}]` : '');
  const line = `content:"";flex:1;height:1px;background:${colorOf('control')};opacity:.6`;
  const [call, compared, confirm, prose] = [
    of('call-to-action'),
    of('before-after'),
    of('confirm'),
    of('prose'),
  ];
  return [
    rule(at, unindented),
    rule(`${at}${heading}`, `${column};justify-items:center;text-align:center`),
    rule(`${at}${heading} h2`, 'margin-inline:auto'),
    // In the middle a short last line is seen from both sides.
    rule(`${at}${heading} p`, 'text-wrap:balance'),
    rule(`${at}${label}::before,${at}${label}::after`, line),
    // A picture that reaches to the edge of the window keeps its place.
    rule(`${at}:not([data-look=split])${container}>*`, 'margin-inline:auto'),
    // Words below the content, such as a table's note.
    rule(`${at}${container}>*~p`, 'text-align:center'),
    ...(site.used('layout', 'sign') ? [rule(`${at} [data-sign]`, 'max-width:52rem')] : []),
    ...(call
      ? [
          rule(`${call} :is(h2,p)`, 'margin-inline:auto;text-align:center'),
          rule(`${call} .MuiStack-root`, 'align-items:center'),
          rule(
            `${call}:not([data-look=split])${container}>div,${call}[data-look=card]${container}>div>div`,
            `${column};justify-items:center`,
          ),
          rule(`${call}${container}>div>svg`, 'max-width:24rem'),
          rule(
            `${call}[data-look=line]${container}>div`,
            'flex-direction:column;align-items:center',
          ),
          rule(`${call}[data-look=line]${container}>div>div`, 'flex:none'),
        ]
      : []),
    ...(compared
      ? [
          rule(
            `${compared}${pictured}`,
            `${column};justify-items:center;text-align:center;max-width:44rem`,
          ),
          rule(`${compared}${pictured}>:first-of-type`, 'width:100%;order:1'),
        ]
      : []),
    ...(confirm
      ? [
          rule(`${confirm}${container}`, 'text-align:center'),
          rule(`${confirm} [data-answer]`, 'margin-inline:auto'),
        ]
      : []),
    ...(prose
      ? [
          rule(`${prose}${container}>div`, `max-width:${site.theme.space.measure}`),
          rule(
            `${prose}>section[aria-labelledby]>.MuiContainer-root>div>:not(*+*)`,
            'text-align:center',
          ),
          rule(prose, `--room:calc((${contentWidth(site)} - ${site.theme.space.measure})/2)`),
          // As far to both sides, so that it is in the middle too.
          rule(`${prose} figure[data-side=wide]`, 'margin-inline:calc(-1*var(--beside))'),
        ]
      : []),
  ];
};

const offset = (site: Site): Rules => {
  const at = having(site, 'align', 'offset');
  const { steps } = site.theme.space;
  // Rows as high as what is in them: by themselves those of a table that scrolls would begin without any height, and the
  // heading beside it would stretch all others.
  const columns = `display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);grid-auto-rows:min-content;column-gap:${steps[8] ?? 0}px`;
  // As long as what is beside it: rows without content take no room.
  const beside = `grid-column:1;grid-row:1/span 200;align-self:start`;
  const [prose, compared] = [`${at}[data-kind=prose]`, `${at}[data-kind=before-after]`];
  const text = '>section[aria-labelledby]>.MuiContainer-root>div';
  return within(`(min-width:${site.theme.breakpoints.lg}px)`, [
    // Sections that lay out their own heading stay as they are.
    rule(`${at}${container}:has(>:not(:last-child)>h2,>:not(:last-child)>div>h2)`, columns),
    rule(at, unindented),
    rule(`${at}${container}>*`, 'grid-column:2'),
    rule(`${at}${label}`, 'grid-column:1/-1'),
    rule(
      `${at}${heading}`,
      `grid-column:1;grid-row-end:span 20;${column};align-content:start;align-self:start`,
    ),
    ...(site.used('layout', 'sign')
      ? [rule(`${at} [data-sign]`, 'margin-inline-start:calc(100%/3)')]
      : []),
    ...(site.used('kind', 'logos')
      ? [rule(`${at}[data-kind=logos][data-look=moving]${container}>:has(>ul)`, 'margin-inline:0')]
      : []),
    ...(site.used('kind', 'prose')
      ? [
          rule(`${prose}${container}>div`, `${columns};row-gap:0;max-width:none`),
          rule(`${prose}${container}>div>*`, `grid-column:2;max-width:${site.theme.space.measure}`),
          rule(`${prose}${container}>div>*+*`, `margin-top:${steps[4] ?? 0}px`),
          rule(`${prose}${text}>:not(*+*)`, beside),
          rule(`${prose}${text}>:not(*+*)+*`, 'margin-top:0'),
          rule(
            prose,
            `--room:calc((${contentWidth(site)} - ${steps[8] ?? 0}px)*2/3 - ${site.theme.space.measure})`,
          ),
        ]
      : []),
    ...(site.used('kind', 'before-after')
      ? [rule(`${compared}${pictured}`, 'grid-template-columns:minmax(0,1fr) minmax(0,2fr)')]
      : []),
  ]);
};

export const aligns = (site: Site): Rules[] => [
  ...(isUsed(site, 'align', 'centred') ? centred(site) : []),
  ...(isUsed(site, 'align', 'offset') ? [offset(site)] : []),
];

/** Kinds with two columns, for which narrow sections have no room. */
const inColumns = [
  ...['alternating', 'before-after', 'call-to-action', 'contact', 'feature'],
  ...['form', 'map', 'opening-hours', 'vision'],
];

/** Kinds whose content is pictures, or what stands in a frame. */
const framed = ['before-after', 'embed', 'gallery', 'map', 'video'];

/** A feature's text and, beside it, its photograph. */
const beside = (at: string, layout: string) =>
  `${at}[data-kind=feature][data-layout=${layout}]${container}>:has(>picture,>img)`;

/** What is wider than the page is so for its photograph, which is the larger column then. */
const largerPictures = (site: Site, at: string): Rules[] =>
  site.used('kind', 'feature')
    ? [
        within(`(min-width:${site.theme.breakpoints.lg}px)`, [
          rule(beside(at, 'picture-right'), 'grid-template-columns:minmax(0,5fr) minmax(0,7fr)'),
          rule(beside(at, 'picture-left'), 'grid-template-columns:minmax(0,7fr) minmax(0,5fr)'),
        ]),
      ]
    : [];

/** In a section as wide as the window pictures and frames reach its edges, and words do not. */
const full = ({ theme: { space, breakpoints } }: Site): Rules[] => {
  const at = '[data-rhythm][data-width=full]';
  const of = (kind: string) => `${at}[data-kind=${kind}]${container}`;
  const reaching = [
    ...['before-after', 'embed', 'gallery', 'video'].map((kind) => `${of(kind)}>:last-child`),
    `${at}[data-kind=call-to-action][data-look=card]${container}>:last-child`,
    `${of('map')}>:last-child>:last-child`,
    ...['picture-left', 'picture-right'].map((layout) => `${beside(at, layout)}>:last-child`),
    `${at}[data-kind=feature][data-layout=wide]${container}>:has(>picture,>img)`,
  ].join(',');
  const square = [
    `${of('feature')} img`,
    `${of('map')}>:last-child>:last-child`,
    `${at}:is(${kinds(framed)})${container}>:last-child :is(img,video,iframe,li a)`,
    `${of('before-after')}>:last-child>div`,
    `${of('video')}>:last-child`,
    `${at}[data-kind=call-to-action][data-look=card]${container}>:last-child`,
  ].join(',');
  const { gutter } = space;
  /** Where the words of the page's other sections begin. */
  const line = `max(${gutter},calc(50% - ${space.container}/2))`;
  const besideLayout = (side: string) =>
    `${at}[data-kind=feature][data-layout=picture-${side}]${container}:has(>*>picture,>*>img)`;
  const reachingFeature = (side: string) => `${beside(at, `picture-${side}`)}>:last-child`;
  // Where words stand beside them, they reach one edge.
  const besideWords = [
    `${of('map')}>:last-child>:last-child`,
    `${at}[data-kind=before-after]${pictured}`,
  ];
  return [
    rule(`${at}${container}`, 'max-width:none'),
    // Above pictures that reach both edges words begin where those of other sections do.
    rule(
      `${at}[data-kind=gallery]${heading},${at}[data-kind=gallery]${label}`,
      `padding-inline:max(0px,calc(50% - ${space.container}/2))`,
    ),
    rule(
      reaching,
      `width:calc(100% + 2*${gutter});max-width:none;margin-inline:calc(-1*${gutter})`,
    ),
    rule(square, 'border-radius:0'),
    // So do those beside what reaches one edge.
    rule(`${of('map')},${besideLayout('right')}`, `padding-inline-start:${line}`),
    rule(besideLayout('left'), `padding-inline-end:${line}`),
    rule(
      `${at}[data-kind=feature][data-layout=wide]${container}>:not(:has(>picture,>img))`,
      `padding-inline:max(0px,calc(50% - ${space.container}/2))`,
    ),
    // A caption begins where the words of its page do where it is the only one of its row, else at its photograph.
    rule(`${of('gallery')} figcaption`, `padding-inline:${space.steps[3] ?? 0}px`),
    within(`(max-width:${breakpoints.sm - 0.02}px)`, [
      rule(
        `${at}[data-kind=gallery]:not([data-look=mosaic]) figcaption`,
        `padding-inline:${gutter}`,
      ),
    ]),
    rule(`${at}[data-kind=before-after]${pictured}>:last-child`, `padding-inline:${gutter}`),
    within(`(min-width:${breakpoints.lg}px)`, [
      rule(
        `${reachingFeature('right')},${reachingFeature('left')}`,
        `width:calc(100% + ${gutter});margin-inline:0`,
      ),
      rule(reachingFeature('right'), `margin-inline-end:calc(-1*${gutter})`),
      rule(reachingFeature('left'), `margin-inline-start:calc(-1*${gutter})`),
      rule(
        besideWords.join(','),
        `width:calc(100% + ${gutter});margin-inline:0 calc(-1*${gutter})`,
      ),
      rule(`${at}[data-kind=before-after]${pictured}>:last-child`, 'padding-inline:0'),
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
          // As on small screens: below its words a picture that stays in view would lie on them.
          ...(used('kind', 'alternating')
            ? [
                rule(
                  `${at('text')}[data-kind=alternating]${container}>div>*`,
                  'position:static;order:0',
                ),
              ]
            : []),
          rule(`${at('text')}${heading}`, column),
          rule(
            `${at('text')}:is(${kinds(inColumns)}):not([data-look=split])${container}>div,${at('text')}[data-look=card]${container}>div>div`,
            column,
          ),
        ]
      : []),
    ...(used('width', 'wide')
      ? [
          rule(`${at('wide')}${container}`, `max-width:calc(${space.container}*1.2 + ${gutters})`),
          ...largerPictures(site, at('wide')),
        ]
      : []),
    ...(used('width', 'full') ? [...full(site), ...largerPictures(site, at('full'))] : []),
  ];
};
