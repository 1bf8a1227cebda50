/** Where what the journeys start listens: TEST_PORT, and a number above it for each thing. */
export const portAt = (offset: number) => Number(process.env.TEST_PORT ?? 41_730) + offset;
