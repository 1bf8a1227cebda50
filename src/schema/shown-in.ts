import { optionalList, text } from './primitives';

/** The key of a part of a page, or of the frame around all pages, that not every language of a site shows. */
export const shownIn = (part: string) =>
  optionalList(
    `The languages whose pages show ${part}, of a site in several: those of config/site.ts, or their first parts, such as de.`,
    'those of every language show it',
    text().meta({ shown: false }),
  ).meta({ shownIn: true, part: 'more', example: "['en', 'de']" });
