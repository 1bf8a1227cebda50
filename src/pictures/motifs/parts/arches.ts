import { arches } from '../arches';
import { drawnParts } from '../drawn';

export const { Opening, Backdrop, Emblem, Mark } = drawnParts(arches);
