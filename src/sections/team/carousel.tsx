import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useSite } from '../../ui/site-context';
import type { SectionDefinition } from '../registry';
import type { CarouselDriverProps } from './carousel-driver';
import { List, Slide, Viewport } from './carousel-parts';
import type { CarouselView } from './carousel-view';
import { Dots } from './dots';
import { TeamMember } from './team-member';
import { useNear } from './use-near';

type CarouselProps = {
  name: string;
  options: SectionDefinition<'team'>['carousel'];
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
 * The members side by side, as many as there is room for. Until the carousel is driven, and if it
 * never is, the row scrolls sideways; without script all members stand below each other.
 */
export const Carousel = ({ name, options }: CarouselProps) => {
  const { team, direction } = useSite().site;
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
          {team.map((member, index) => (
            <Slide key={member.name} slides={options.slides} inert={view?.isHidden(index)}>
              <TeamMember member={member} />
            </Slide>
          ))}
        </List>
      </Viewport>
      <Dots
        count={view?.count ?? team.length}
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
