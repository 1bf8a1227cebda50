/**
 * Where what the journeys start listens: TEST_PORT, and a number above it for each thing. Below the
 * ports that systems give to whoever asks for any (RFC 6056, section 2.1): those may be taken.
 */
export const portAt = (offset: number) => Number(process.env.TEST_PORT ?? 21_730) + offset;
