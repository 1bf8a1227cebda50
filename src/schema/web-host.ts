/** The host of a web address, for patterns: a comma or a point too many in it leads nowhere. */
export const webHost = String.raw`(?![^\s/?#]*(?:[,;]|\.\.))[^\s/?#]+`;
