/**
 * White space as JavaScript's `\s` and `trim()` have it, for a character class of the security
 * rules: their RE2 has ASCII alone in its own `\s`.
 */
export const whiteSpace = String.raw`\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}`;
