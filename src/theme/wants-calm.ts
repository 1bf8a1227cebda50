import { orElse } from '../loading/or-else';

/** Whether the visitor asks for less motion; a browser that does not say gets none. */
export const wantsCalm = () =>
  orElse(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, true);
