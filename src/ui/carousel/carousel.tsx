import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useNear } from '../../hydration/use-near';
import type { CarouselOptions } from '../../schema/carousel';
import { fillIn } from '../../schema/texts';
import { useSite } from '../site-context';
import type { CarouselDriverProps, CarouselView } from './carousel-driver';

const size = 44;

const Dot = styled(IconButton)(({ theme: { vars, transitions } }) => ({
  width: size,
  height: size,
  '&::before': {
    content: '""',
    width: 16,
    height: 16,
    border: `2px solid ${vars.palette.control}`,
    borderRadius: '50%',
    transition: transitions.create('transform', { duration: transitions.duration.shorter }),
    transform: 'scale(0.75)',
  },
  '&:hover::before': { borderColor: vars.palette.text.primary },
  // Filled by its border, which forced colours draw, unlike backgrounds.
  '&[aria-current]::before': {
    borderWidth: 8,
    borderColor: vars.palette.secondary.main,
    transform: 'none',
  },
}));

type DotsProps = {
  count: number;
  selected: number;
  /** The name of a dot; {number} is its number, from 1. */
  name: string;
  onSelect: (index: number) => void;
};

/** One button for each position of the carousel. */
const Dots = ({ count, selected, name, onSelect }: DotsProps) => (
  <Stack
    direction="row"
    sx={{
      flexWrap: 'wrap',
      // The dots, not the padding around them, align with the slides.
      marginInlineStart: '-14px',
      mt: 5,
      minHeight: size,
      '@media (scripting: none)': { display: 'none' },
    }}
  >
    {count > 1 &&
      Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          aria-label={fillIn(name, { number: index + 1 })}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
  </Stack>
);

/**
 * From this width on three slides instead of two (specification, section 9); not a breakpoint of the layout.
 */
const wideFrom = 1024;

/** The gap between slides, part of each slide: a slide's width is a plain share of the row's. */
const gap = 24;

const unscripted = '@media (scripting: none)';

const Viewport = styled('div')({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&[data-driven="true"]': {
    // Unlike `hidden` this never scrolls: not for the browser's search, not for focus.
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
  /** Each is one slide; keys are unique among them. */
  slides: readonly { key: string; content: ReactNode }[];
};

const NoDriver: ComponentType<CarouselDriverProps> = () => null;

/** If it cannot be loaded, the row still scrolls. */
const CarouselDriver = lazy(async () => ({
  default: await import('./carousel-driver').then(
    (loaded) => loaded.CarouselDriver,
    () => NoDriver,
  ),
}));

/**
 * Slides side by side, as many as fit. Until the carousel is driven, if ever, the row scrolls sideways;
 * without script the slides stand below each other.
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
    <div role="group" aria-label={name} data-script="near">
      {/* A scrolling row must be reachable by keyboard; a driven one is moved by the dots. */}
      <Viewport ref={setViewport} data-driven={view !== undefined} tabIndex={view ? undefined : 0}>
        <Row role="list" aria-live={view && 'polite'}>
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
