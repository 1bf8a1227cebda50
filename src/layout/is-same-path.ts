/** Paths are compared as the server does, whatever the case of their letters. */
export const isSamePath = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
