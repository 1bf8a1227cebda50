import { directionOf, isLanguage } from '../../../src/schema/known-codes';
import { valueAt } from '../../../src/schema/values/paths';
import { textOf } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import { endsBefore } from './check-days';

/** Map pages that refuse to be framed. */
const mapPages = [
  /^https:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps(?!\/(?:d\/)?embed)(?!.*[?&]output=embed)/,
  /^https:\/\/maps\.google\.[a-z.]+\/(?!maps)(?!.*[?&]output=embed)/,
  /^https:\/\/(?:goo\.gl\/maps|maps\.app\.goo\.gl)\//,
  /^https:\/\/(?:www\.)?(?:openstreetmap\.org|osm\.org)(?!\/export\/embed)/,
];

const unshownMap = (value: unknown): Finding[] => {
  const path = 'contact.place.mapFrame';
  const address = textOf(valueAt(value, path));
  const isPage = address !== undefined && mapPages.some((page) => page.test(address));
  return isPage ? [{ error: 'mapPage', path }] : [];
};

const directions = { ltr: 'left to right', rtl: 'right to left' };

const otherDirection = (value: unknown): Finding[] => {
  const [language, direction] = ['language', 'direction'].map((path) =>
    textOf(valueAt(value, path)),
  );
  const isKnown = direction === 'ltr' || direction === 'rtl';
  if (language === undefined || !isKnown || !isLanguage(language)) return [];
  const right = directionOf(language);
  if (right === direction) return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const parts = { found: `“${direction}”`, language: name, read: directions[right] };
  const see = { path: 'language' };
  return [{ error: 'otherDirection', path: 'direction', parts, see, ...becomes(inQuotes(right)) }];
};

/** Words for whether it is open, for no clock. */
const openNowWithoutZone = (value: unknown): Finding[] => {
  const path = 'words.openNow';
  const isFine = valueAt(value, path) === undefined || valueAt(value, 'timeZone') !== undefined;
  return isFine ? [] : [{ error: 'openNowWithoutZone', path, fix: { remove: path } }];
};

/** config/site.ts by itself: a map that cannot be framed, a banner that is never shown. */
export const checkSite = (value: unknown): Finding[] => [
  ...otherDirection(value),
  ...unshownMap(value),
  ...openNowWithoutZone(value),
  ...endsBefore(
    { from: textOf(valueAt(value, 'banner.from')), to: textOf(valueAt(value, 'banner.until')) },
    { from: 'banner.from', to: 'banner.until' },
  ),
];
