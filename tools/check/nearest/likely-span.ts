const times =
  /^(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?\s*(?:-|–|—|to|bis|until)\s*(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?(?:\s*(?:h|uhr))?$/i;

const time = (hour: string, minute = '00', half = '') => {
  const later = half.toLowerCase() === 'pm' && Number(hour) < 12 ? 12 : 0;
  const midnight = half.toLowerCase() === 'am' && hour === '12' ? 12 : 0;
  return `${String(Number(hour) + later - midnight).padStart(2, '0')}:${minute}`;
};

/** 08:00–12:00 for 8-12, 8.00 – 12.00 and 8am to 12pm. */
export const likelySpan = (text: string): string | undefined => {
  if (/^24(?:\s*h(?:ours)?|\/7)$/i.test(text.trim())) return '00:00–24:00';
  const [found, opens, minute, half, closes, lastMinute, lastHalf] = times.exec(text.trim()) ?? [];
  if (found === undefined || opens === undefined || closes === undefined) return undefined;
  return `${time(opens, minute, half)}–${time(closes, lastMinute, lastHalf)}`;
};
