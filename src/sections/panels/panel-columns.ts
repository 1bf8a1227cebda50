/** A panel's place among all of them. */
export type Place = { index: number; count: number };

/** How many panels stand in rows of two, so that rows of three leave none over. */
const inTwos = (count: number) => (count % 3 === 1 ? 4 : count % 3);

/**
 * How many of six columns a panel spans where rows hold two, and where they hold three: every row is filled
 * for any number of panels.
 */
export const panelColumns = ({ index, count }: Place) => {
  const isLeftOver = count % 2 === 1 && index === count - 1;
  const twos = isLeftOver ? 6 : 3;
  if (count <= 2) return { twos, threes: twos };
  return { twos, threes: index < count - inTwos(count) ? 2 : 3 };
};
