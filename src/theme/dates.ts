import { colorOf, type Drawn, rule } from './css-rules';

const leaf = 'body [data-leaf]';
const leafWords = `${leaf}>span`;

/** As a mask: half circles are cut out of the upper and the lower edge. */
const holes = (at: 'top' | 'bottom') =>
  `radial-gradient(circle at 50% ${at === 'top' ? '0' : '100%'},transparent .4rem,#000 calc(.4rem + .5px)) ${at}/100% 51% no-repeat`;

/** A function, so that the bundler leaves it out of sites that say nothing of it. */
const filledLeaf = () => [
  rule(
    leaf,
    `border-color:transparent;background:${colorOf('primary.main')};color:${colorOf('primary.contrastText')}`,
  ),
  rule(leafWords, 'color:inherit'),
];

/** The day before what takes place on it (src/sections/list/looks/rows.tsx). */
export const dates: Drawn<'dates'> = {
  // On the line on which the words beside it begin.
  plain: () => [rule(leaf, 'border-color:transparent;padding-block:0;justify-items:start')],
  solid: ({ shape }) => [...filledLeaf(), rule(leaf, `border-radius:${shape.card}px`)],
  ticket: () => [
    ...filledLeaf(),
    rule(
      leaf,
      `padding-block:1.1rem;-webkit-mask:${holes('top')},${holes('bottom')};mask:${holes('top')},${holes('bottom')}`,
    ),
  ],
};
