import * as select from '../../../src/fields/select/control';
import * as textarea from '../../../src/fields/textarea/control';

/** Stands in for src/fields/vite-modules.ts: all that the forms of the peers' pages have. */
export const firstKinds = { './select/control.tsx': select, './textarea/control.tsx': textarea };
export const laterKinds = {};
