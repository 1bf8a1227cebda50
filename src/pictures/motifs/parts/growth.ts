/** Ledger paper, a line that climbs like a stair, and leaves. */
export { Backdrop } from '../growth/backdrop';
export { Emblem } from '../growth/emblem';
export { Mark } from '../growth/mark';
export { Opening } from '../growth/opening';
