/** The motif `growth`: ledger paper, a line that climbs like a stair, and leaves. */
export { Climb as Opening } from '../climb';
export { GrowthMark as Mark } from '../growth-mark';
export { Ledger as Backdrop } from '../ledger';
export { Sprout as Emblem } from '../sprout';
