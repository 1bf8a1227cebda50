import { drawnParts } from '../drawn';
import { rays } from '../rays';

export const { Opening, Backdrop, Emblem, Mark } = drawnParts(rays);
