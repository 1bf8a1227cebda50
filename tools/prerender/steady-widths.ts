/** A length in the width of the digit 0, as CSS writes it. */
const inZeros = /(?<![\w.#-])(\d*\.?\d+)ch\b/g;

/**
 * Styles whose widths do not wait for the text font: 1ch is as wide as the 0 of the font that is there, and text
 * that is set anew when the font arrives would shift what is below it.
 *
 * @param zero the width of the text font's 0, in em.
 */
export const withSteadyWidths = (styles: string, zero: number): string =>
  styles.replaceAll(
    inZeros,
    (_, count: string) => `${Number((Number(count) * zero).toFixed(4))}em`,
  );
