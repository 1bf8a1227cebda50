import { drawnParts } from '../drawn';
import { waves } from '../waves';

export const { Opening, Backdrop, Emblem, Mark } = drawnParts(waves);
