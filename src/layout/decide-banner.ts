/** Where a browser keeps the words of the banner that was put away. */
export const bannerKey = 'banner';

/** Marks the button that puts it away. */
export const bannerCloses = 'data-closes-banner';

type Asked = {
  from?: string;
  until?: string;
  zone?: string;
  words?: string;
  key?: string;
  closes?: string;
};

type DayIn = (timeZone: string | undefined, moment: Date) => string;

/**
 * Says on the document whether the banner is shown: from its first day to its last one where the
 * business is, and not once it was put away; and puts it away. It runs in the page before anything is
 * painted, as text: nothing outside of it is known there.
 */
export const decideBanner = (
  { from = '', until = '', zone, words = '', key = '', closes }: Asked,
  dayIn: DayIn,
) => {
  const { dataset } = document.documentElement;
  const today = dayIn(zone, new Date());
  let away: string | null = null;
  try {
    away = localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing shows it on every page.
  }
  const isDue = from <= today && (until === '' || today <= until);
  dataset.banner = isDue && away !== words ? 'on' : 'off';
  // Before React, which stops presses of what it has not taken over yet.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(`[${closes}]`)) return;
    try {
      localStorage.setItem(key, words);
    } catch {
      // It is away until the next page.
    }
    dataset.banner = 'off';
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  document.addEventListener('click', onClick, true);
};
