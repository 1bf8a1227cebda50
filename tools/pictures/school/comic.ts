import { at, bubbleParts, type Drawing, dots, paint, shape } from './ink';
import { cafe, yard } from './places';
import { book, cups, pot } from './props';
import { type Teacher, teachers } from './teachers';

/** The pictures of the school, by the name of their file; their texts are lettered in the school's own font. */

type Dialogue = { ground: string; print: string; wrong: string; right: string };

const dialogues: Record<Teacher, Dialogue> = {
  ana: { ground: paint.sun, print: '#F7A928', wrong: 'Soy hambre', right: '¡Tengo hambre!' },
  jonas: { ground: paint.sky, print: '#7CC4EE', wrong: 'Ich bin kalt', right: 'Mir ist kalt!' },
  giulia: { ground: paint.mint, print: '#7FD3AA', wrong: 'Sono 30 anni', right: 'Ho 30 anni!' },
  odile: { ground: paint.rose, print: '#FF93A6', wrong: 'Je suis froid', right: 'J’ai froid !' },
};

type Speaking = {
  name: Teacher;
  /** The middle of the head, and how large it is drawn. */
  head: { x: number; y: number; scale: number };
  box: { x: number; y: number; width: number; height: number };
  /** What is said; by itself what has to be put right again and again. */
  words?: string;
};

/** A teacher, and a bubble whose tail ends beside the mouth, on the side of the bubble. */
const speaking = ({ name, head, box, words }: Speaking) => {
  const { wrong, right } = dialogues[name];
  const what = words ?? right;
  const unit = box.height / (words === undefined ? 118 : 84);
  const isLeft = box.x + box.width / 2 < head.x + 1;
  const beside = (isLeft ? -72 : 72) * head.scale;
  const said = bubbleParts({
    ...box,
    to: [head.x + beside, head.y + 58 * head.scale],
    from: head.x + beside * 1.75,
    lines: [
      ...(words === undefined ? [{ words: wrong, size: 30 * unit, wrong: true }] : []),
      // As large as fits.
      { words: what, size: Math.min(38 * unit, (box.width - 36) / (what.length * 0.57)) },
    ],
  });
  return said.tail + at(head, teachers[name]) + said.box;
};

const printed = (name: Teacher, size: { width: number; height: number }, step?: number) => {
  const { ground, print } = dialogues[name];
  return `<rect width="${size.width}" height="${size.height}" fill="${ground}"/>${dots({ ...size, color: print, ...(step !== undefined && { step }) })}`;
};

/** A teacher beside what one has to put right again and again. */
const panel = (name: Teacher): Drawing => ({
  width: 600,
  height: 400,
  scale: 3,
  drawn: [
    printed(name, { width: 600, height: 400 }),
    speaking({
      name,
      head: { x: 412, y: 222, scale: 0.9 },
      box: { x: 36, y: 24, width: 290, height: 118 },
    }),
  ].join(''),
});

/** The head of a course: its teacher, what one says in it, and what it is about. */
const course = (name: Teacher, words: string, about = ''): Drawing => ({
  width: 600,
  height: 400,
  scale: 2,
  drawn: [
    printed(name, { width: 600, height: 400 }),
    speaking({
      name,
      words,
      head: { x: 186, y: 244, scale: 0.86 },
      box: { x: 256, y: 36, width: 236, height: 92 },
    }),
    about,
  ].join(''),
});

/** The opening of a page: a teacher who stands on its lower edge; the dots fade towards the words beside the picture. */
const opening = (name: Teacher, words: string): Drawing => ({
  width: 1200,
  height: 800,
  scale: 1.5,
  drawn: [
    `<rect width="1200" height="800" fill="${dialogues[name].ground}"/>`,
    '<linearGradient id="fade"><stop offset=".1" stop-color="#000"/><stop offset=".6" stop-color="#fff"/></linearGradient>',
    '<mask id="right"><rect width="1200" height="800" fill="url(#fade)"/></mask>',
    `<g mask="url(#right)">${dots({ width: 1200, height: 800, color: dialogues[name].print, step: 24 })}</g>`,
    speaking({
      name,
      words,
      head: { x: 730, y: 440, scale: 1.75 },
      box: { x: 140, y: 196, width: 400, height: 136 },
    }),
  ].join(''),
});

const names: readonly Teacher[] = ['ana', 'jonas', 'giulia', 'odile'];

/** A strip of four panels, parted by slanting gutters. */
const strip = (): Drawing => {
  const [width, height, gutter, slant] = [1600, 780, 22, 18];
  const one = (width - 3 * gutter) / 4;
  const panels = names.map((name, place) => {
    const left = place * (one + gutter);
    const lean = (edge: number) => (edge === 0 || edge === 4 ? 0 : edge % 2 === 1 ? slant : -slant);
    const [from, to] = [lean(place), lean(place + 1)];
    const right = left + one;
    const outline = `M${left + from} 4H${right + to}L${right - to} ${height - 4}H${left - from}Z`;
    const middle = left + one / 2;
    const side = place % 2 === 0 ? 1 : -1;
    return [
      `<clipPath id="p${place}"><path d="${outline}"/></clipPath><g clip-path="url(#p${place})">`,
      `<g transform="translate(${left - 44} 0)">${printed(name, { width: one + 90, height }, 20)}</g>`,
      speaking({
        name,
        head: { x: middle + side * 36, y: 490, scale: 1.18 },
        box: { x: middle - 166, y: 52 + (place % 2) * 28, width: 332, height: 118 },
      }),
      '</g>',
      shape(outline, 'none', 8),
    ].join('');
  });
  return { width, height, scale: 2, drawn: panels.join('') };
};

/** For telephones: two above two. */
const square = (): Drawing => {
  const [one, high, gutter] = [390, 490, 20];
  const panels = names.map((name, place) => {
    const [x, y] = [(place % 2) * (one + gutter), Math.floor(place / 2) * (high + gutter)];
    const outline = `M4 4H${one - 4}V${high - 4}H4Z`;
    const side = place % 2 === 0 ? 1 : -1;
    return [
      `<g transform="translate(${x} ${y})"><clipPath id="s${place}"><path d="${outline}"/></clipPath><g clip-path="url(#s${place})">`,
      printed(name, { width: one, height: high }, 18),
      speaking({
        name,
        head: { x: one / 2 + side * 38, y: 326, scale: 0.94 },
        box: { x: 20, y: 22, width: one - 40, height: 118 },
      }),
      '</g>',
      shape(outline, 'none', 8),
      '</g>',
    ].join('');
  });
  const [width, height] = [2 * one + gutter, 2 * high + gutter];
  return { width, height, scale: 1.5, drawn: panels.join('') };
};

export const comic: Readonly<Record<string, Drawing>> = {
  'say-it': strip(),
  'say-it-tall': square(),
  ana: panel('ana'),
  jonas: panel('jonas'),
  giulia: panel('giulia'),
  odile: panel('odile'),
  'spanish-beginners': course('ana', '¿Y tú?'),
  'spanish-stories': course('ana', 'Érase una vez…', book),
  'german-beginners': course('jonas', '…gesagt habe!'),
  'italian-kitchen': course('giulia', 'Assaggia!', pot),
  'italian-talk': course('giulia', 'Allora…', cups),
  'french-beginners': course('odile', 'Un, deux… euh'),
  courses: opening('ana', '¡Hola!'),
  events: opening('jonas', 'Lauter, bitte!'),
  teachers: opening('odile', 'Oui… et puis ?'),
  news: opening('giulia', 'Senti, senti!'),
  cafe: cafe(),
  yard: yard(),
};
