import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useNear } from '../../hydration/use-near';
import type { CarouselOptions } from '../../schema/carousel';
import { useSite } from '../site-context';
import type { CarouselDriverProps, CarouselView } from './carousel-driver';
import { Dots } from './dots';

/** Where three slides give way to two (specification, section 9); no breakpoint of the layout. */
const wideFrom = 1024;

/** The room between slides, part of each slide: so a slide's width is a plain share of the row's. */
const gap = 24;

const unscripted = '@media (scripting: none)';

const Viewport = styled('div')({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&[data-driven="true"]': {
    // Unlike `hidden` this scrolls for nobody: not for the browser's search, not for focus.
    overflow: 'clip',
    cursor: 'grab',
    '&:active': { cursor: 'grabbing' },
  },
});

const Row = styled('ul')({
  display: 'flex',
  marginInlineStart: -gap,
  touchAction: 'pan-y pinch-zoom',
  [unscripted]: { flexWrap: 'wrap', rowGap: 48 },
  '[data-driven="false"] > &': { touchAction: 'auto' },
});

const share = (count: number) => ({ flexBasis: `calc(100% / ${count})` });

const Slide = styled('li', {
  shouldForwardProp: (name) => name !== 'slides',
})<{ slides: CarouselOptions['slides'] }>(({ theme, slides }) => ({
  flexGrow: 0,
  flexShrink: 0,
  minWidth: 0,
  paddingInlineStart: gap,
  ...share(slides.narrow),
  [theme.breakpoints.up('md')]: share(slides.medium),
  [theme.breakpoints.up(wideFrom)]: share(slides.wide),
}));

type CarouselProps = {
  name: string;
  options: CarouselOptions;
  /** Each is one slide; its key is its own among them. */
  slides: readonly { key: string; content: ReactNode }[];
};

const NoDriver: ComponentType<CarouselDriverProps> = () => null;

/** When it cannot be had the row still scrolls. */
const CarouselDriver = lazy(async () => ({
  default: await import('./carousel-driver').then(
    (loaded) => loaded.CarouselDriver,
    () => NoDriver,
  ),
}));

/**
 * Slides side by side, as many as there is room for. Until the carousel is driven, and if it
 * never is, the row scrolls sideways; without script all of them stand below each other.
 */
export const Carousel = ({ name, options, slides }: CarouselProps) => {
  const { direction } = useSite().site;
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [view, setView] = useState<CarouselView>();
  /** Chosen before the carousel was driven: it starts there. */
  const [wanted, setWanted] = useState<number>();
  const near = useNear(viewport);

  const show = (index: number) => {
    if (view) return view.show(index);
    setWanted(index);
    viewport?.querySelectorAll('li')[index]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };

  return (
    <div role="group" aria-label={name}>
      {/* A row that scrolls must be reached by the keyboard; a driven one is moved by the dots. */}
      <Viewport ref={setViewport} data-driven={view !== undefined} tabIndex={view ? undefined : 0}>
        <Row aria-live={view && 'polite'}>
          {slides.map(({ key, content }, index) => (
            <Slide key={key} slides={options.slides} inert={view?.isHidden(index)}>
              {content}
            </Slide>
          ))}
        </Row>
      </Viewport>
      <Dots
        count={view?.count ?? slides.length}
        selected={view?.selected ?? wanted ?? 0}
        name={options.dot}
        onSelect={show}
      />
      {viewport && near && (
        <Suspense>
          <CarouselDriver
            viewport={viewport}
            start={wanted}
            direction={direction}
            speed={options.speed}
            onView={setView}
          />
        </Suspense>
      )}
    </div>
  );
};
