/** Formats of a language, each made once: making one takes a hundred times as long as using it. */

const madeOnce = <Options, Format>(make: (language: string, options?: Options) => Format) => {
  const made = new Map<string, Format>();
  return (language: string, options?: Options): Format => {
    const key = JSON.stringify([language, options]);
    const format = made.get(key) ?? make(language, options);
    made.set(key, format);
    return format;
  };
};

export const dateFormat = madeOnce(
  (language, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const numberFormat = madeOnce(
  (language, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

export const listFormat = madeOnce(
  (language, options?: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);
