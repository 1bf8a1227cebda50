import { validDate } from './valid-date';

const two = (digits: string) => digits.padStart(2, '0');

/** 21.11.2026, 2026/11/21 and 2026-2-3 as config writes days; the last of a month for one behind it. */
export const likelyDay = (text: string): string | undefined => {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? [];
  const [, ownDay, ownMonth, ownYear] =
    /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\s*$/.exec(text) ?? [];
  const [y, m, d] = [year ?? ownYear, month ?? ownMonth, day ?? ownDay];
  if (y === undefined || m === undefined || d === undefined) return undefined;
  return [d, '30', '29', '28']
    .filter((each) => Number(each) <= Number(d))
    .map((each) => `${y}-${two(m)}-${two(each)}`)
    .find((each) => validDate.test(each));
};
