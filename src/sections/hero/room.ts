import type { OpeningRoom } from '../../schema/opening-room';

export const heroRoom: OpeningRoom = { phone: [34, 46], desk: [36, 56] };
