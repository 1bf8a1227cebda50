import type { Rule } from './rule';

/** A web address that starts with http:// or https:// and names a host with a dot. */
export const webAddress: Rule = {
  params: {},
  passes: (value) => /^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/i.test(value.trim()),
  security: (value) => `${value}.matches('(?is)[[:space:]]*https?://[^[:space:]]+[[:space:]]*')`,
};
