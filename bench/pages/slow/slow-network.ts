import type { CDPSession } from '@playwright/test';

/** Slow 4G on a mid-range phone, as Lighthouse defines them. */
export const slow4G = {
  /** Milliseconds from a request to its answer. */
  latency: 150,
  /** Bytes a second. */
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};

/** CPU slowdown, relative to this machine. */
export const slowdown = 4;

export const slowNetwork = async (session: CDPSession) => {
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};
