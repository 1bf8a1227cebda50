import type { ReactNode } from 'react';
import { Photograph } from '../pictures/photograph';
import type { PhotoGround } from '../schema/rhythm';

/** As the build completes it: how much of the ground, in percent, lies over the photograph in each scheme. */
type ShownGround = PhotoGround & { scrim?: { light: number; dark: number } };

/** What a section says of its place on the page, as far as its kind has these keys. */
type Placed = {
  kind?: string;
  look?: string;
  edge?: string;
  density?: string;
  align?: string;
  width?: string;
  layout?: string;
  overlaps?: boolean;
  ground?: ShownGround;
};

/** Enough for any photograph: on the dev server nothing is measured. */
const most = { light: 90, dark: 90 };

type RhythmProps = { section: object; children: ReactNode };

/** Around a section below a page's opening: src/theme/rhythm.ts has the styles. */
export const Rhythm = ({ section, children }: RhythmProps) => {
  const { kind, look, edge, density, align, width, layout, overlaps, ground }: Placed = section;
  const { light, dark } = ground?.scrim ?? most;
  return (
    <div
      data-rhythm=""
      data-kind={kind}
      data-look={look}
      data-edge={edge}
      data-density={density}
      data-align={align}
      data-width={width}
      data-layout={width && layout}
      // Nothing reaches out of a photograph.
      data-overlaps={overlaps && !ground ? '' : undefined}
      data-scrim={ground && `${light} ${dark}`}
    >
      {ground && (
        <div data-ground="">
          <Photograph photo={{ ...ground, alt: '' }} />
        </div>
      )}
      {children}
    </div>
  );
};
