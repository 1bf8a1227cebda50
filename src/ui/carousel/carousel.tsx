import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useNear } from '../../hydration/use-near';
import type { CarouselOptions } from '../../schema/carousel';
import { useSite } from '../site-context';
import type { CarouselDriverProps } from './carousel-driver';
import { List, Slide, Viewport } from './carousel-parts';
import type { CarouselView } from './carousel-view';
import { Dots } from './dots';

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
        <List aria-live={view && 'polite'}>
          {slides.map(({ key, content }, index) => (
            <Slide key={key} slides={options.slides} inert={view?.isHidden(index)}>
              {content}
            </Slide>
          ))}
        </List>
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
