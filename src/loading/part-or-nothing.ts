import { lazy, type ComponentType } from 'react';
import { loadInTime } from './load-chunk';

const Nothing = () => null;

/**
 * A part of the page that is loaded when it is needed, and that the page can do without: where its
 * script cannot be had, nothing stands in its place, and all else goes on.
 */
export const partOrNothing = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy((): Promise<{ default: ComponentType<Props> }> =>
    loadInTime(load).catch(() => ({ default: Nothing })),
  );
