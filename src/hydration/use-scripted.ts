import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page's HTML and during hydration, then true. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
