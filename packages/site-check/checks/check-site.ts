import { directionOf, isLanguage } from '../../../src/schema/known-codes';
import { valueAt } from '../../../src/schema/values/paths';
import { textAt, textOf } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import { endsBefore } from './check-days';
import { foundIf, needless } from './found';
import { keysTogether } from './keys-together';

/** Map pages that refuse to be framed. */
const mapPages = [
  /^https:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps(?!\/(?:d\/)?embed)(?!.*[?&]output=embed)/,
  /^https:\/\/maps\.google\.[a-z.]+\/(?!maps)(?!.*[?&]output=embed)/,
  /^https:\/\/(?:goo\.gl\/maps|maps\.app\.goo\.gl)\//,
  /^https:\/\/(?:www\.)?(?:openstreetmap\.org|osm\.org)(?!\/export\/embed)/,
];

const unshownMap = (value: unknown): Finding[] => {
  const path = 'contact.place.mapFrame';
  const address = textAt(value, path) ?? '';
  return foundIf(
    mapPages.some((page) => page.test(address)),
    { error: 'mapPage', path },
  );
};

const directions = { ltr: 'left to right', rtl: 'right to left' };

const otherDirection = (value: unknown): Finding[] => {
  const [language, direction] = ['language', 'direction'].map((path) => textAt(value, path));
  const isKnown = direction === 'ltr' || direction === 'rtl';
  if (language === undefined || !isKnown || !isLanguage(language)) return [];
  const right = directionOf(language);
  if (right === direction) return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const parts = { found: `“${direction}”`, language: name, read: directions[right] };
  const see = { path: 'language' };
  return [{ error: 'otherDirection', path: 'direction', parts, see, ...becomes(inQuotes(right)) }];
};

/** Where the editor at an address of its own has the files: at one place, and signed in to as that place knows it. */
const wrongEditing = (value: unknown): Finding[] => {
  const [server, client] = ['editing.server', 'editing.client'] as const;
  const [at, address] = [textAt(value, 'editing.at'), valueAt(value, server)];
  const parts = { found: textOf(address) ?? 'server' };
  const isAtGitea = at === 'gitea';
  return [
    ...foundIf(
      at === 'github' && address !== undefined,
      needless('serverAtGitHub', server, { parts }),
    ),
    ...foundIf(isAtGitea && address === undefined, { error: 'noGitServer', path: 'editing.at' }),
    ...foundIf(
      isAtGitea && valueAt(value, client) !== undefined,
      needless('clientAtGitea', client),
    ),
  ];
};

/** config/site.ts by itself: a map that cannot be framed, a banner that is never shown, words for no clock. */
export const checkSite = (value: unknown): Finding[] => [
  ...otherDirection(value),
  ...unshownMap(value),
  ...keysTogether(value, '', [
    { error: 'openNowWithoutZone', key: 'words.openNow', without: 'timeZone' },
  ]),
  ...endsBefore(
    { from: textAt(value, 'banner.from'), to: textAt(value, 'banner.until') },
    { from: 'banner.from', to: 'banner.until' },
  ),
  ...wrongEditing(value),
];
