import { loadSharp } from '../../packages/site-files';
import type { TextPosition } from '../../src/schema/opening-layouts';
import {
  type OpeningRoom,
  type Shade,
  widestWords,
  wordsShare,
} from '../../src/schema/opening-room';
import { contrast, mixed } from '../../src/theme/contrast';
import { type Channels, hexColor } from '../../src/theme/hex-color';
import { type Treatment, treated } from '../../src/theme/treatment';
import { cached, hashOf } from '../cache';

/** The colours of words on a photograph, and of the shade between the two, as `#RRGGBB`. */
export type WordColors = { words: string; shade: string };

const steps = 100;

/** Photographs are saved with some loss, and browsers scale them in ways of their own. */
const reserve = 1.06;

/** The least opacity of the shade, in hundredths, by which words have a contrast on each of these pixels. */
export const leastOpacity = (
  pixels: readonly string[],
  { words, shade }: WordColors,
  needed: number,
): number => {
  const isRead = (opacity: number) =>
    pixels.every(
      (pixel) => (contrast(words, mixed(pixel, shade, opacity)) ?? 0) >= needed * reserve,
    );
  let [least, most] = [0, steps];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (isRead(middle / steps)) most = middle;
    else least = middle + 1;
  }
  return least / steps;
};

/** By their likeness, of pixels the brightest: of some hundred thousands a few thousand remain. */
type Pixels = Map<number, Channels>;

/** The pixel that begins at this place of the bytes. */
const addPixel = (found: Pixels, raw: Buffer, at: number) => {
  const [red = 0, green = 0, blue = 0] = [raw[at], raw[at + 1], raw[at + 2]];
  const like = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
  const known = found.get(like);
  // Changed where it is: there are millions of pixels.
  if (!known) found.set(like, [red, green, blue]);
  else {
    known[0] = Math.max(known[0], red);
    known[1] = Math.max(known[1], green);
    known[2] = Math.max(known[2], blue);
  }
};

const rem = 16;

type Room = { width: number; height: number };

/** Widths of windows, in pixels, where the shade is that of telephones or of larger screens. */
const screens = {
  phone: [320, 360, 430, 768, 991],
  desk: [992, 1280, 1920, 2560],
} as const;

type Cut = Room & { raw: Buffer };

/** A photograph's own pixels. */
type Decoded = { data: Buffer; info: Room & { channels: 1 | 2 | 3 | 4 } };

/** The pixels of an opening of this size, as a browser cuts the photograph (`object-fit: cover`). */
const cutTo = async (
  photo: Decoded,
  { width, height, focus }: Room & Pick<OpeningPhoto, 'focus'>,
): Promise<Cut> => {
  const { data, info } = photo;
  const scale = Math.max(width / info.width, height / info.height);
  const [wide, high] = [Math.ceil(info.width * scale), Math.ceil(info.height * scale)];
  const left = Math.floor(((wide - width) * focus.x) / 100);
  const top = Math.floor(((high - height) * focus.y) / 100);
  const sharp = await loadSharp();
  const raw = await sharp(data, { raw: info })
    .resize(wide, high, { fit: 'fill', kernel: 'cubic' })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer();
  return { width, height, raw };
};

/** The pixels of an area of an opening. */
const addPixels = (found: Pixels, { width, height, raw }: Cut, area: Area) => {
  const [left, right] = [Math.floor(area.left * width), Math.ceil(area.right * width)];
  for (let y = Math.floor(area.top * height); y < Math.ceil(area.bottom * height); y += 1) {
    for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 3) {
      addPixel(found, raw, at);
    }
  }
};

type Area = { left: number; top: number; right: number; bottom: number };

/** The largest letters of a headline and of the text below it, their lines and widths, in rem. */
const letters = {
  phone: { title: 3.25, text: 1.25, below: 3 },
  desk: { title: 5.5, text: 1.375, below: 6 },
} as const;
const lineHeight = { title: 1.1, text: 1.6 };
const letterWidth = 0.56;
/** A sentence is no wider than so many letters. */
const longestLine = 36;
/** A row of buttons, the hours below it, and the distances between the parts. */
const answer = { buttons: 4, hours: 5, gaps: 3 };

type Words = Pick<Opening, 'title' | 'lead' | 'buttons' | 'hours'>;

/** How high headline and text are at most, in rem, in a column of this width. */
const heights = (
  { title, lead, buttons, hours }: Words,
  screen: keyof typeof letters,
  column: number,
) => {
  const size = letters[screen];
  const lines = (text: number, perLine: number) => Math.ceil(text / Math.max(1, perLine)) + 1;
  const titleLines = lines(title, Math.floor(column / (size.title * letterWidth)));
  const perLine = Math.min(longestLine, Math.floor(column / (size.text * letterWidth)));
  const leadLines = lead === 0 ? 0 : lines(lead, perLine);
  const rows = screen === 'phone' ? buttons : 1;
  const answers = rows * answer.buttons + (hours ? answer.hours : 0) + answer.gaps;
  const below = buttons > 0 ? answers : 2;
  return {
    title: titleLines * size.title * lineHeight.title + 2,
    text: size.below + below + leadLines * size.text * lineHeight.text,
  };
};

/** Where headline and text may stand, in parts of the opening. */
const areas = (opening: Opening, { width, height }: Room): { title: Area; text: Area } => {
  const { hasTrail, position, container } = opening;
  const screen = width >= screens.desk[0] ? 'desk' : 'phone';
  const margin = Math.max(1.5 * rem, (width - container) / 2);
  const page = width - 2 * margin;
  const isWhole = screen === 'phone' || position === 'centre';
  const column = Math.min(isWhole ? page : page * wordsShare, widestWords * rem);
  const reach = Math.min(1, (margin + column + 2 * rem) / width);
  const [left, right] = isWhole ? [0, 1] : position === 'start' ? [0, reach] : [1 - reach, 1];
  const high = heights(opening, screen, column / rem);
  const upTo = (rems: number) => Math.max(0, 1 - (rems * rem) / height);
  // Words in the middle of an opening move with its height.
  if (position === 'centre') {
    const whole = { left, right, top: 0, bottom: 1 };
    return { title: whole, text: whole };
  }
  const top = upTo(high.title + high.text);
  return {
    title: { left, right, top, bottom: Math.max(top + 0.1, upTo(letters[screen].below + 2)) },
    // The breadcrumb stands above the headline.
    text: {
      left,
      right,
      top: hasTrail ? upTo(high.title + high.text + 4) : upTo(high.text),
      bottom: 1,
    },
  };
};

export type Opening = {
  room: OpeningRoom;
  hasTrail: boolean;
  /** How many letters headline and text have. */
  title: number;
  lead: number;
  buttons: number;
  hours: boolean;
  /** Already turned around where lines begin on the right. */
  position: TextPosition;
  /** The largest width of a page, in pixels. */
  container: number;
  colors: WordColors;
  /** What the site makes of its pixels. */
  treatment?: Treatment;
};

/** A photograph with its focus; the one for narrow screens ends below so many pixels. */
type OpeningPhoto = {
  source: Buffer;
  hash: string;
  /** What stays in sight, in hundredths of the photograph. */
  focus: { x: number; y: number };
};

export type OpeningPhotos = {
  photo: OpeningPhoto;
  tall?: (OpeningPhoto & { below: number }) | undefined;
};

/** Large letters, and others (WCAG 2.2, 1.4.3). */
const wanted = { title: 3, text: 4.5 } as const;

/** Upright, in the colours of screens; what is transparent has this colour below it. */
const prepared = async ({ source, focus }: OpeningPhoto, background: string) => {
  const sharp = await loadSharp();
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize({ width: 2560, withoutEnlargement: true })
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, focus };
};

const measure = async ({ photo, tall }: OpeningPhotos, opening: Opening): Promise<Shade> => {
  const { room: heightsOf, colors, treatment } = opening;
  const wide = await prepared(photo, colors.shade);
  const narrow = tall && (await prepared(tall, colors.shade));
  /** The widest screen that shows the tall one, too. */
  const widthsOf = (screen: keyof typeof screens) =>
    screen === 'phone' && tall ? [...screens.phone, tall.below - 1] : screens[screen];
  const strongest = async (screen: keyof typeof screens): Promise<number> => {
    const [least, most] = heightsOf[screen];
    const found = { title: new Map() as Pixels, text: new Map() as Pixels };
    for (const width of widthsOf(screen)) {
      const shown = narrow && tall && width < tall.below ? narrow : wide;
      // Long words make an opening higher than the screen.
      for (const height of new Set([least, most, most * 1.3])) {
        const room = { width, height: Math.round(height * rem), focus: shown.focus };
        const own = areas(opening, room);
        const cut = await cutTo(shown, room);
        addPixels(found.title, cut, own.title);
        addPixels(found.text, cut, own.text);
      }
    }
    const needed = (part: keyof typeof wanted) =>
      leastOpacity(
        [...found[part].values()].flatMap((pixel) => treated(hexColor(pixel), treatment)),
        colors,
        wanted[part],
      );
    return Math.max(needed('title'), needed('text'));
  };
  return { phone: await strongest('phone'), desk: await strongest('desk') };
};

/** Of any photograph, such as the frames of a video, which nobody knows. */
export const shadeOfAny = (colors: WordColors): Shade => {
  const opacity = leastOpacity(['#ffffff'], colors, wanted.text);
  return { phone: opacity, desk: opacity };
};

/** Changes with how a shade is measured. */
const cacheKind = 'shades-2';

/** The least shade below the words on a photograph that makes them readable on every pixel behind them. */
export const shadeOf = async (
  root: string,
  photos: OpeningPhotos,
  opening: Opening,
): Promise<Shade> => {
  const { photo, tall } = photos;
  const inputs = [opening, photo.focus, tall?.focus, tall?.hash, tall?.below];
  const made = await cached(root, {
    kind: cacheKind,
    name: `${photo.hash}-${hashOf(JSON.stringify(inputs)).slice(0, 12)}.json`,
    make: async () => Buffer.from(JSON.stringify(await measure(photos, opening))),
  });
  return JSON.parse(made.toString('utf8')) as Shade;
};
