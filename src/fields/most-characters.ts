/** The limit where config names none. */
export const ofAnyText = 5000;
const ofFileAddress = 2000;

/** What limits a field; the registry's types would make a circle. */
type Limited = { kind: string; maxLength?: number | undefined; upload?: object };

/** The most characters of a field's value, in the form and in the record, in UTF-16 units as everywhere. */
export const mostCharacters = ({ maxLength = ofAnyText, upload }: Limited): number =>
  upload ? ofFileAddress : maxLength;
