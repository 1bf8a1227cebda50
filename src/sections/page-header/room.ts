import type { OpeningRoom } from '../../schema/opening-room';

export const headerRoom: OpeningRoom = { phone: [21, 21], desk: [25, 25] };
