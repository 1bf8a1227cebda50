import type { ReactNode } from 'react';
import { Photograph } from '../pictures/photograph';
import type { PhotoGround } from '../schema/rhythm';

/** As the build completes it: how much of the ground, in percent, lies over the photograph in each scheme. */
type ShownGround = PhotoGround & { scrim?: { light: number; dark: number } };

/** What a section says of its place on the page, as far as its kind has these keys. */
type Placed = {
  edge?: string;
  density?: string;
  align?: string;
  width?: string;
  overlaps?: boolean;
  ground?: ShownGround;
};

/** Enough for any photograph: on the dev server nothing is measured. */
const most = { light: 90, dark: 90 };

type RhythmProps = { section: object; children: ReactNode };

/** Around a section below a page's opening: src/theme/rhythm.ts has the styles. */
export const Rhythm = ({ section, children }: RhythmProps) => {
  const { edge, density, align, width, overlaps, ground }: Placed = section;
  const { light, dark } = ground?.scrim ?? most;
  return (
    <div
      data-rhythm=""
      data-edge={edge}
      data-density={density}
      data-align={align}
      data-width={width}
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
