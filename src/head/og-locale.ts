/**
 * A BCP 47 language tag as Open Graph writes it, language_TERRITORY (https://ogp.me, og:locale).
 * A tag that names no territory gets the one where most of its speakers live (Unicode CLDR).
 */
export const ogLocale = (tag: string): string => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
};
