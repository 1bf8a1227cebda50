/** Milliseconds without a unit, for columns that name it. */
export const whole = (value: number) => String(Math.round(value));

/** Bytes as KiB with one decimal. */
export const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);
