import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page's HTML and while it is taken over, true from then on. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
