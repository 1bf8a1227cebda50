import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { wantsCalm } from '../../loading/browser-facilities';
import { timedScrollBody } from './timed-scroll-body';

export type CarouselView = {
  /** How many positions it can be moved to. */
  count: number;
  selected: number;
  isHidden: (slide: number) => boolean;
  show: (index: number) => void;
};

export type CarouselDriverProps = {
  /** Its only child contains the slides. */
  viewport: HTMLElement;
  /** The slide to start with; by default the one to which the row was scrolled. */
  start: number | undefined;
  direction: 'ltr' | 'rtl';
  /** Milliseconds from one slide to the next. */
  speed: number;
  onView: (view: CarouselView) => void;
};

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const scrolledTo = (viewport: HTMLElement) => {
  const width = viewport.querySelector('li')?.offsetWidth ?? 0;
  return width > 0 ? Math.round(Math.abs(viewport.scrollLeft) / width) : 0;
};

/**
 * embla's own `duration` is the stiffness of a spring, not a time: no value settles after half a second. Its
 * spring follows the finger; every other move takes exactly `speed`.
 */
const keepTime = (embla: Embla, speed: number) => {
  const springOf = () => embla.internalEngine().scrollBody;
  let spring = springOf();
  const time = () => {
    const engine = embla.internalEngine();
    engine.scrollBody = timedScrollBody(engine, wantsCalm() ? 0 : speed);
  };
  embla.on('reInit', () => {
    spring = springOf();
  });
  embla.on('pointerDown', () => {
    embla.internalEngine().scrollBody = spring;
  });
  embla.on('pointerUp', time);
  return time;
};

const viewOf = (embla: Embla, show: CarouselView['show']): CarouselView => {
  const seen = embla.slidesInView();
  return {
    count: embla.scrollSnapList().length,
    selected: embla.selectedScrollSnap(),
    // Until visibility is known, nothing counts as hidden.
    isHidden: (slide) => seen.length > 0 && !seen.includes(slide),
    show,
  };
};

/** Turns a row of slides into a carousel. A separate chunk; renders nothing itself. */
export const CarouselDriver = (props: CarouselDriverProps) => {
  const { viewport, start, direction, speed, onView } = props;
  const [startIndex] = useState(() => start ?? scrolledTo(viewport));
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    direction,
    inViewThreshold: 0.1,
    startIndex,
  });

  useEffect(() => {
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const time = keepTime(embla, speed);
    const show = (index: number) => {
      time();
      embla.scrollTo(index);
    };
    const report = () => onView(viewOf(embla, show));
    embla.on('select', report).on('slidesInView', report).on('reInit', report);
    report();
  }, [embla, speed, onView]);

  // Chosen after this was mounted, but before it was ready.
  useEffect(() => {
    if (start !== undefined) embla?.scrollTo(start);
  }, [embla, start]);

  return null;
};
