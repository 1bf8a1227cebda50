import { shareImageSize } from '../../src/head/head-tags';
import { mark } from '../../src/pictures/mark';
import type { ThemeDefinition } from '../../src/schema/theme';
import { fitWords } from './fit-words';
import { ledgerSvg, plainSvg } from './ledger-svg';
import { markShapes } from './mark-svg';
import type { Typeface } from './open-typeface';
import { titleSvg } from './title-svg';

export type ShareImage = {
  theme: ThemeDefinition;
  /** The site's name and host, and the page's title. */
  name: string;
  host: string;
  title: string;
  /** The site's own logo, in the place of its name: PNG, and its proportions. */
  logo?: { png: Uint8Array; width: number; height: number } | undefined;
  /** `display` sets the title and the name, `label` the host. */
  display: Typeface;
  label: Typeface;
};

type LinePlace = { x: number; y: number; width: number; size: number };

const { width, height } = shareImageSize;
const margin = 72;
const markScale = 1.5;

/** Where the title stands: it ends above the floor, whatever its length. */
const titleRoom = { x: margin, y: 146, width: 660, height: 340, largest: 116, smallest: 40 };

/** One line of words, smaller where it would get too long; where it ends. */
const line = (face: Typeface, text: string, { x, y, width: most, size: largest }: LinePlace) => {
  const words = { text, measure: face.measure, lineHeight: 1 };
  const { size, lines } = fitWords(words, { width: most, height: largest, largest, smallest: 18 });
  const [first = ''] = lines;
  return { d: face.outline(first, { x, y, size }), end: x + face.measure(first) * size };
};

const logoRoom = { x: margin, y: 46, width: 520, height: 68 };

/** As large as there is room for. */
const logoSvg = ({ png, width: wide, height: high }: NonNullable<ShareImage['logo']>) => {
  const scale = Math.min(logoRoom.width / wide, logoRoom.height / high);
  const data = Buffer.from(png).toString('base64');
  return `<image x="${logoRoom.x}" y="${logoRoom.y}" width="${wide * scale}" height="${high * scale}" href="data:image/png;base64,${data}"/>`;
};

/** The picture of a page for link previews: its title on ledger paper, over a line that climbs. */
export const shareImageSvg = ({ theme, name, host, title, display, label, logo }: ShareImage) => {
  const colors = theme.color.light;
  const { ink, accent, paper, lime } = colors;
  const afterMark = theme.motif ? margin + mark.size * markScale + 18 : margin;
  const siteName = line(display, name, { x: afterMark, y: 92, width: 760, size: 34 });
  const siteHost = line(label, host, { x: margin, y: 597, width: 640, size: 26 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    ...(theme.motif
      ? [
          ledgerSvg(colors, siteHost.end + 32),
          ...(logo
            ? []
            : [
                markShapes(
                  { ground: accent, line: paper, leaf: lime },
                  { x: margin, y: 54, scale: markScale },
                ),
              ]),
        ]
      : [plainSvg(colors)]),
    logo ? logoSvg(logo) : `<path d="${siteName.d}" fill="${ink}"/>`,
    titleSvg({ title, theme, typeface: display, room: titleRoom }),
    `<path d="${siteHost.d}" fill="${paper}"/>`,
    '</svg>',
  ].join('');
};
