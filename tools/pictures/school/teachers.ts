import { disc, ink, line, paint, shape } from './ink';

/** The four teachers, drawn from the middle of their heads; a head is 160 wide. Each says a vowel. */

const head = (skin: string) =>
  [
    shape('M-34 60V120H34V60', skin),
    disc([-80, 2, 16], skin),
    disc([80, 2, 16], skin),
    shape('M-80 -30C-80 -112 80 -112 80 -30C80 44 52 98 0 98C-52 98 -80 44 -80 -30Z', skin),
  ].join('');

const shoulders = (cloth: string) =>
  shape('M-190 300C-190 150 -100 122 -40 110Q0 140 40 110C100 122 190 150 190 300Z', cloth);

const eyes = (lift = 0) =>
  `<ellipse cx="-30" cy="${-14 - lift}" rx="7" ry="10" fill="${ink}"/><ellipse cx="30" cy="${-14 - lift}" rx="7" ry="10" fill="${ink}"/>`;

const nose = line('M2 -6Q20 18 2 24', 5);

const cheeks = (color: string) =>
  `<circle cx="-50" cy="26" r="15" fill="${color}"/><circle cx="50" cy="26" r="15" fill="${color}"/>`;

/** An open mouth: its edge, teeth above, a tongue below. */
const mouth = (rx: number, ry: number, y: number) =>
  `<clipPath id="m${rx}-${ry}"><ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}"/></clipPath><g clip-path="url(#m${rx}-${ry})"><rect x="-60" y="${y - 60}" width="120" height="120" fill="#7A1230"/><rect x="-60" y="${y - ry - 4}" width="120" height="${ry * 0.55}" fill="#fff"/><ellipse cx="0" cy="${y + ry}" rx="${rx * 0.8}" ry="${ry * 0.7}" fill="${paint.tomato}"/></g><ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${ink}" stroke-width="6"/>`;

const curl = '#3A1D52';

const curls = (places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, r]) => disc([x, y, r], curl)).join('') +
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r - 3}" fill="${curl}"/>`).join('');

const ana = [
  curls([
    [-96, 40, 40],
    [96, 40, 40],
    [-112, -20, 44],
    [112, -20, 44],
    [-88, -84, 46],
    [88, -84, 46],
    [-34, -122, 48],
    [36, -122, 48],
  ]),
  shoulders(paint.tomato),
  head('#C98A5E'),
  curls([
    [-62, -78, 28],
    [-20, -90, 28],
    [24, -90, 28],
    [64, -76, 28],
  ]),
  `<circle cx="-86" cy="44" r="17" fill="none" stroke="${ink}" stroke-width="13"/><circle cx="-86" cy="44" r="17" fill="none" stroke="${paint.sun}" stroke-width="6"/>`,
  `<circle cx="86" cy="44" r="17" fill="none" stroke="${ink}" stroke-width="13"/><circle cx="86" cy="44" r="17" fill="none" stroke="${paint.sun}" stroke-width="6"/>`,
  eyes(),
  line('M-46 -42Q-30 -52 -16 -42M16 -42Q30 -52 46 -42'),
  cheeks('#E8452C55'),
  nose,
  mouth(32, 23, 56),
].join('');

const hair = '#F08A24';

const jonas = [
  shoulders(paint.violet),
  head('#F6CFB0'),
  shape(
    'M-84 -4C-84 60 -58 116 0 118C58 116 84 60 84 -4C70 28 54 24 36 22Q0 10 -36 22C-54 24 -70 28 -84 -4Z',
    hair,
  ),
  shape(
    'M-86 -22C-104 -120 10 -152 82 -96Q104 -70 84 -20Q74 -64 30 -68Q-40 -60 -66 -78Q-78 -50 -86 -22Z',
    hair,
  ),
  `<circle cx="-31" cy="-12" r="27" fill="#ffffff88" stroke="${ink}" stroke-width="6"/><circle cx="31" cy="-12" r="27" fill="#ffffff88" stroke="${ink}" stroke-width="6"/>`,
  line('M-4 -14Q0 -18 4 -14M-58 -16L-78 -20M58 -16L78 -20', 5),
  eyes(-2),
  nose,
  mouth(19, 20, 58),
  // His accordion.
  ...Array.from({ length: 7 }, (_, fold) =>
    shape(
      `M${-112 + fold * 32} 196L${-96 + fold * 32} 186L${-80 + fold * 32} 196V320H${-112 + fold * 32}Z`,
      fold % 2 === 0 ? paint.sun : paint.white,
      5,
    ),
  ),
  shape('M-160 182H-112V320H-160Z', paint.tomato),
  shape('M112 182H160V320H112Z', paint.tomato),
  ...[206, 232, 258, 284].map(
    (y) => disc([-136, y, 7], paint.white, 4) + disc([136, y, 7], paint.white, 4),
  ),
].join('');

const bob = '#2A2140';

const giulia = [
  shape('M-98 -40C-110 60 -100 96 -70 108L70 108C100 96 110 60 98 -40Z', bob),
  shoulders(paint.white),
  shape('M-92 300V150L-52 128L0 176L52 128L92 150V300Z', paint.mint),
  head('#EDB58C'),
  shape('M-82 -14C-70 -60 -20 -60 6 -74Q40 -56 82 -14Q92 -60 76 -80L-76 -80Q-92 -60 -82 -14Z', bob),
  shape('M-92 -58C-96 -150 96 -150 92 -58Q0 -92 -92 -58Z', paint.tomato),
  ...[
    [-54, -92],
    [-18, -112],
    [20, -96],
    [56, -88],
  ].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="8" fill="#fff"/>`),
  shape('M84 -72Q124 -96 128 -60Q150 -40 118 -34Q100 -50 84 -62Z', paint.tomato),
  eyes(),
  line('M-46 -40Q-30 -48 -16 -38M16 -38Q30 -48 46 -40'),
  cheeks('#E8452C44'),
  nose,
  shape('M-40 42Q0 92 40 42Q0 54 -40 42Z', paint.white, 6),
  // A wooden spoon.
  shape('M132 150C104 112 116 72 142 68C170 66 180 106 156 148L150 320H132Z', '#E0A25A'),
].join('');

const gray = '#C9CCDF';

const odile = [
  shape('M-94 -30C-112 40 -100 70 -74 76L-60 -20M94 -30C112 40 100 70 74 76L60 -20', gray),
  shoulders('#2E8C7A'),
  head('#F3C9B4'),
  shape(
    'M-84 -20Q-80 -66 -40 -66L40 -66Q80 -66 84 -20Q60 -44 40 -40Q10 -30 -20 -42Q-60 -48 -84 -20Z',
    gray,
  ),
  shape('M-80 -66C-76 -170 76 -170 80 -66Z', paint.sun),
  shape('M-80 -92H80L82 -62H-82Z', ink),
  shape('M-152 -62Q0 -108 152 -62Q120 -34 0 -42Q-120 -34 -152 -62Z', paint.sun),
  shape('M-64 104Q0 150 64 104L84 140Q0 190 -84 140Z', paint.rose),
  shape('M30 150L74 140L92 232L52 240Z', paint.rose),
  eyes(-4),
  line('M-50 -22Q-30 -34 -16 -24M16 -24Q30 -34 50 -22', 5),
  cheeks('#E8452C44'),
  nose,
  mouth(24, 12, 54),
  disc([-86, 34, 8], paint.violet, 5),
  disc([86, 34, 8], paint.violet, 5),
].join('');

export const teachers = { ana, jonas, giulia, odile };

export type Teacher = keyof typeof teachers;
