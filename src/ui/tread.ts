const mostSteps = 8;

type Tread = {
  /** How much higher each step is than the one before it, in CSS rem. */
  rise: number;
  /** The palette's name for the colour of its line. */
  color: string;
  /** Otherwise they stand side by side. */
  stair: boolean;
};

const climbing = ({ rise, color }: Omit<Tread, 'stair'>) => ({
  position: 'relative',
  ...Object.fromEntries(
    Array.from({ length: mostSteps }, (_, below) => [
      `&:nth-last-of-type(${below + 1})`,
      { marginTop: `${below * rise}rem` },
    ]),
  ),
  // The riser up from the previous tread.
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: -2,
    insetInlineStart: -2,
    height: `calc(${rise}rem + 2px)`,
    borderInlineStart: '2px solid',
    borderColor: color,
  },
});

/** Siblings as the treads of a stair that rises along the line; the last one stands on top. */
export const tread = ({ stair, ...step }: Tread) => ({
  borderTop: 2,
  borderColor: step.color,
  ...(stair && climbing(step)),
});
