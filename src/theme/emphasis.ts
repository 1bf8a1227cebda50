import { colorOf, type Drawn, rule } from './css-rules';

const word = '[data-rhythm] [data-as=highlight]';
const stroke = `${word}::before`;
const highlight = colorOf('highlight.main');

/** Below the letters the word keeps their colour; no stroke reaches into the line above. */
const below = (drawn: string) => [
  rule(word, 'color:inherit'),
  rule(
    stroke,
    `inset:auto -.06em -.08em;border-radius:0;background:none;transform:none;forced-color-adjust:none;${drawn}`,
  ),
];

/** A strip whose ends are torn, as a share of its height. */
const tornEnds =
  'polygon(0 0,100% 0,calc(100% - .07em) 20%,100% 40%,calc(100% - .07em) 60%,100% 80%,calc(100% - .07em) 100%,0 100%,.07em 80%,0 60%,.07em 40%,0 20%)';

/** Two strokes of a hand, each thicker in its middle; between them the ground shows. */
const strokes = (paint: string) =>
  `radial-gradient(60% 46% at 46% 30%,${paint} 92%,transparent) 0 0/97% 62% no-repeat,radial-gradient(62% 44% at 54% 72%,${paint} 92%,transparent) 100% 100%/92% 60% no-repeat`;

/** The marks of a word in a headline, in place of the highlighter. */
export const emphasis: Drawn<'emphasis'> = {
  tape: () => [
    rule(
      stroke,
      `inset:.02em -.18em -.1em;border-radius:0;transform:none;background:linear-gradient(color-mix(in srgb,${highlight} 88%,transparent) 0 0);clip-path:${tornEnds}`,
    ),
  ],
  underline: () => below(`height:.14em;background:${highlight}`),
  chalk: () => below(`height:.24em;inset-block-end:-.16em;background:${strokes(highlight)}`),
  none: () => [rule(word, 'color:inherit'), rule(stroke, 'content:none')],
};
