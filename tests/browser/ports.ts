/**
 * The ports of the journeys' servers: TEST_PORT plus an offset for each. They are below the ephemeral ports
 * (RFC 6056, section 2.1), which may be in use. No two files share one, not even `port + 1` of the other: they run
 * side by side.
 */
export const portAt = (offset: number) => Number(process.env.TEST_PORT ?? 21_730) + offset;
