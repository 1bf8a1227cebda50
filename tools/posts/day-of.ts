/** The day at `moment` where the site is built, as 2026-03-31. */
export const dayOf = (moment: Date): string => {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [
    String(year).padStart(4, '0'),
    ...[month, day].map((each) => String(each).padStart(2, '0')),
  ].join('-');
};
