/** What a driven carousel shows at the moment, and how to move it. */
export type CarouselView = {
  /** How many places it can be moved to. */
  count: number;
  selected: number;
  isHidden: (slide: number) => boolean;
  show: (index: number) => void;
};
