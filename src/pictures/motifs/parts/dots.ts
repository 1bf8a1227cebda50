import { dots } from '../dots';
import { drawnParts } from '../drawn';

export const { Opening, Backdrop, Emblem, Mark } = drawnParts(dots);
