/**
 * A number literal of the security rules' language: an int where the SDK sends one, else a float,
 * without an exponent, of which their reference says nothing.
 */
export const rulesNumber = (value: number): string => {
  // `+ 0`: there is no negative nothing.
  if (Number.isSafeInteger(value)) return String(value + 0);
  if (Number.isInteger(value)) return `${BigInt(value)}.0`;
  // The only exponents left are below nothing: 1.5e-7 is 0.00000015.
  const [digits = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return digits;
  const noughts = '0'.repeat(Number(exponent) - 1);
  return `${value < 0 ? '-' : ''}0.${noughts}${digits.replaceAll(/[-.]/g, '')}`;
};
