import { validTime } from './value';

/** 9:30 and 9.30 as config writes times. */
export const likelyTime = (text: unknown): string | undefined => {
  const [, hours = '', minutes] = /^\s*(\d{1,2})[.:h](\d{2})\s*$/.exec(String(text)) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return validTime.test(time) ? time : undefined;
};
