/** Files that the build writes of collections, by their paths in the site's folder. */

export const feedFolder = 'feeds/';
export const calendarFolder = 'calendars/';

export const feedFileOf = (collection: string) => `${feedFolder}${collection}.xml`;

/** All events of a collection, or one of them. */
export const calendarFileOf = (collection: string, id?: string) =>
  id === undefined
    ? `${calendarFolder}${collection}.ics`
    : `${calendarFolder}${collection}/${id}.ics`;
