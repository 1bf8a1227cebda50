const longMonths = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])';
const shortMonths = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)';
const february = '02-(?:0[1-9]|1[0-9]|2[0-8])';
const leapYear = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';

/**
 * A day of the Gregorian calendar, as HTML's date control writes it (HTML, section 2.3.5.2): the
 * years 0000 to 9999.
 */
export const validDate = new RegExp(
  `^(?:[0-9]{4}-(?:${longMonths}|${shortMonths}|${february})|${leapYear}-02-29)$`,
  'su',
);
