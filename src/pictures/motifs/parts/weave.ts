import { drawnParts } from '../drawn';
import { weave } from '../weave';

export const { Opening, Backdrop, Emblem, Mark } = drawnParts(weave);
