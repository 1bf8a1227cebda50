import { drawnParts } from '../drawn';
import { leaves } from '../leaves';

export const { Opening, Backdrop, Emblem, Mark } = drawnParts(leaves);
