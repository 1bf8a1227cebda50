/**
 * The agency's people as posters: flat planes in a hard light from the left, whose edge draws the nose. Each is drawn from
 * the same head, 300 wide, in a frame of 800 by 1000; SVG as text.
 */

const ink = '#10231C';

type Person = {
  ground: string;
  /** Lines like growth rings behind the head. */
  rings: string;
  skin: string;
  /** The same skin where the light does not reach it. */
  shade: string;
  hair: string;
  /** Drawn behind the head, and before it. */
  behind?: string;
  before: string;
  /** What is worn, over the shoulders. */
  worn: string;
  brows?: string;
  mouth?: string;
};

const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;

const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

type Round = readonly [x: number, y: number, radius: number];

const disc = ([x, y, radius]: Round, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;

const head =
  'M250 395C250 205 550 205 550 395V468C550 590 486 660 400 660C314 660 250 590 250 468Z';
const neck = 'M322 560H478V760Q400 830 322 760Z';
const shoulders = 'M40 1000C44 850 150 790 322 738Q400 800 478 738C650 790 756 850 760 1000Z';

/** What lies in the shade: right of a line that runs down brow, nose, lips and chin. */
const shade =
  'M446 180C420 260 428 340 436 392L458 486C462 508 440 514 416 514C430 548 428 590 408 662V1000H820V180Z';

const smile = stroke('M352 574Q402 612 456 572', ink, 10);
const laugh =
  fill('M344 562Q402 584 460 562Q452 624 402 626Q352 624 344 562Z', ink) +
  fill('M356 569Q402 584 449 569Q446 590 402 592Q360 590 356 569Z', '#FFFFFF');

const eyes = [334, 482]
  .map(
    (x) =>
      `<ellipse cx="${x}" cy="440" rx="13" ry="16" fill="${ink}"/>${disc([x + 4, 434, 4], '#FFFFFF')}`,
  )
  .join('');

const ears = (color: string) => disc([250, 452, 30], color) + disc([550, 452, 30], color);

const glasses = (color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="10"><circle cx="334" cy="442" r="50"/><circle cx="482" cy="442" r="50"/><path d="M384 436Q408 424 432 436M284 436L252 426M532 436L550 428"/></g>`;

const curls = (places: readonly Round[], color: string) =>
  places.map((place) => disc(place, color)).join('');

const usualBrows = (color: string) =>
  stroke('M298 392Q334 370 368 388M450 388Q484 370 518 392', color, 13);

const people: Readonly<Record<string, Person>> = {
  founder: {
    ground: '#C8F169',
    rings: '#A9D64A',
    skin: '#8A5636',
    shade: '#653A22',
    hair: '#20140F',
    behind: disc([400, 190, 98], '#20140F'),
    before:
      fill(
        'M238 420C226 200 574 200 562 420C540 330 500 292 400 292C300 292 260 330 238 420Z',
        '#20140F',
      ) +
      disc([246, 502, 17], '#F2C14E') +
      disc([554, 502, 17], '#F2C14E'),
    worn:
      fill(shoulders, '#0F3427') +
      fill('M322 738L400 900L478 738Q400 800 322 738Z', '#FBFAF6') +
      fill('M322 738L250 800L400 1000L400 900Z', '#0B6B4A') +
      fill('M478 738L550 800L400 1000L400 900Z', '#0B6B4A'),
    mouth: laugh,
  },
  manager: {
    ground: '#0F3427',
    rings: '#1C5B42',
    skin: '#F0C3A0',
    shade: '#D39A75',
    hair: '#A5552A',
    before:
      fill(
        'M240 430C222 236 340 190 440 206C566 214 574 320 560 430C548 360 540 330 512 312C440 332 350 326 300 298C268 330 256 366 240 430Z',
        '#A5552A',
      ) +
      fill(
        'M250 470C262 520 290 540 330 532Q400 506 470 532C510 540 538 520 550 470C560 620 490 690 400 690C310 690 240 620 250 470Z',
        '#A5552A',
      ),
    worn:
      fill(shoulders, '#E7ECDD') +
      fill('M322 738L400 826L348 880L270 770Z', '#FFFFFF') +
      fill('M478 738L400 826L452 880L530 770Z', '#FFFFFF') +
      stroke('M400 860V1000', '#B9C7BF', 6),
    mouth: stroke('M356 586Q402 612 448 586', '#5E2A12', 12),
  },
  'flutter-developer': {
    ground: '#E7ECDD',
    rings: '#CBD5BA',
    skin: '#C68B5F',
    shade: '#9C6440',
    hair: '#1B1512',
    behind: fill(
      'M226 400C210 160 590 160 574 400C580 560 600 720 640 830H160C200 720 220 560 226 400Z',
      '#1B1512',
    ),
    before:
      fill(
        'M244 440C240 250 330 214 424 214C520 214 566 290 556 440C540 372 506 316 450 268C410 322 300 330 244 440Z',
        '#1B1512',
      ) + glasses('#0F3427'),
    worn:
      fill(shoulders, '#C8F169') +
      fill('M282 752Q400 900 518 752L478 738Q400 800 322 738Z', '#A9D64A') +
      stroke('M352 836V930M448 836V930', '#0F3427', 8),
  },
  'stack-developer': {
    ground: '#5BD6A0',
    rings: '#3DBB86',
    skin: '#DDA477',
    shade: '#B67A50',
    hair: '#3A2418',
    behind: curls(
      [
        [262, 320, 62],
        [538, 320, 62],
        [246, 388, 44],
        [554, 388, 44],
      ],
      '#3A2418',
    ),
    before:
      curls(
        [
          [286, 268, 62],
          [352, 222, 68],
          [432, 214, 70],
          [506, 256, 64],
          [300, 320, 40],
          [380, 290, 44],
          [462, 294, 44],
          [524, 326, 36],
        ],
        '#3A2418',
      ) +
      fill(
        'M252 500C262 610 320 664 400 664C480 664 538 610 548 500C530 580 500 610 460 612Q400 596 340 612C300 610 270 580 252 500Z',
        '#3A241855',
      ),
    worn:
      fill(shoulders, '#0B1512') +
      stroke('M306 752Q400 846 494 752', '#24382F', 16) +
      stroke('M500 912H532V886H564V860H596', '#C8F169', 9),
  },
  'digital-marketing': {
    ground: '#0B6B4A',
    rings: '#0E8259',
    skin: '#F3D2B0',
    shade: '#D8A984',
    hair: '#15110F',
    behind: fill('M222 380C210 176 590 176 578 380V640H222Z', '#15110F'),
    before:
      fill('M238 372C232 230 330 208 400 208C470 208 568 230 562 372L562 372H238Z', '#15110F') +
      fill('M222 380H262V640H222ZM578 380H538V640H578Z', '#15110F'),
    worn:
      fill(shoulders, '#FBFAF6') +
      fill(
        'M322 738C330 700 340 690 340 690Q400 740 460 690C460 690 470 700 478 738Q400 800 322 738Z',
        '#E1DFD0',
      ),
    mouth: fill('M352 572Q402 590 452 572Q440 612 402 612Q364 612 352 572Z', '#B3361E'),
  },
  'social-media': {
    ground: '#C9DDD0',
    rings: '#A9C7B5',
    skin: '#D59B6C',
    shade: '#AC7247',
    hair: '#0B6B4A',
    behind: fill(
      'M206 420C190 130 610 130 594 420C600 560 620 680 690 850H110C180 680 200 560 206 420Z',
      '#0B6B4A',
    ),
    before:
      fill(
        'M206 420C190 130 610 130 594 420C600 600 590 700 640 790Q400 900 160 790C210 700 200 600 206 420ZM268 440C268 560 300 646 400 646C500 646 532 560 532 440C532 300 470 266 400 266C330 266 268 300 268 440Z',
        '#0B6B4A',
      ).replace('<path', '<path fill-rule="evenodd"') +
      stroke('M286 640Q400 760 520 640M250 700Q420 830 590 690', '#085238', 9),
    worn: fill(shoulders, '#0F3427'),
    brows: usualBrows('#2A1A12'),
    mouth: laugh,
  },
};

/** Head and shoulders, without a ground. */
const bust = (person: Person, id: string) => {
  const { skin, hair, behind = '', before, worn, brows, mouth = smile } = person;
  return [
    behind,
    ears(skin),
    fill(neck, skin),
    `<clipPath id="n-${id}"><path d="${neck}"/></clipPath><g clip-path="url(#n-${id})">${fill('M300 560H500V700Q400 740 300 640Z', person.shade)}</g>`,
    worn,
    `<clipPath id="h-${id}"><path d="${head}"/></clipPath>${fill(head, skin)}<g clip-path="url(#h-${id})">${fill(shade, person.shade)}</g>`,
    eyes,
    brows ?? usualBrows(hair),
    before,
    mouth,
    // The side of the clothes that is turned from the light.
    fill('M408 1000L436 772L478 738C650 790 756 850 760 1000Z', '#04100B2A'),
  ].join('');
};

const circle = ([x, y, radius]: Round, color: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

const drawn = (person: Person, id: string) => {
  const { ground, rings } = person;
  const circles = Array.from({ length: 7 }, (_, ring) =>
    circle([400, 440, 270 + ring * 74], rings, ring % 2 === 0 ? 6 : 3),
  );
  return [`<rect width="800" height="1000" fill="${ground}"/>`, ...circles, bust(person, id)].join(
    '',
  );
};

const page = (
  viewBox: string,
  { width, height }: Readonly<{ width: number; height: number }>,
  drawing: string,
) =>
  `<!doctype html><style>body{margin:0}svg{display:block}</style><svg viewBox="${viewBox}" width="${width}" height="${height}">${drawing}</svg>`;

export const faceSize = { width: 800, height: 1000, madeWide: 1000 };

/** By the name of the file in public/pictures, as a page of the size of the frame. */
export const faces: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [
    `face-of-${name}`,
    page('64 72 672 840', faceSize, drawn(person, name)),
  ]),
);

export const groupSize = { width: 1600, height: 1200 };

/** Who stands where, in two rows: the middle of the head, across, and the top of the frame. The last ones are in front. */
const places: readonly (readonly [name: string, across: number, top: number])[] = [
  ['flutter-developer', 518, 180],
  ['digital-marketing', 894, 180],
  ['stack-developer', 1270, 180],
  ['manager', 330, 420],
  ['social-media', 1082, 420],
  ['founder', 706, 420],
];

/** Below the frame of a face clothes go on, in their own colour, and in its shade. */
const further = ({ worn }: Person) =>
  fill('M40 998H760V1400H40Z', /fill="(#\w+)"/.exec(worn)?.[1] ?? ink) +
  fill('M408 1000H760V1400H408Z', '#04100B2A');

/** All of them close together, on the agency's dark green. */
export const group = page(
  '0 0 1600 1200',
  groupSize,
  [
    '<rect width="1600" height="1200" fill="#0F3427"/>',
    ...Array.from({ length: 6 }, (_, ring) =>
      circle([800, 660, 420 + ring * 66], '#1C5B42', ring % 2 === 0 ? 5 : 2.5),
    ),
    ...places.flatMap(([name, across, top]) => {
      const person = people[name];
      if (!person) return [];
      return `<g transform="translate(${across - 320} ${top})scale(0.8)">${further(person)}${bust(person, name)}</g>`;
    }),
  ].join(''),
);
