import { directionOf, isLanguage } from '../../../src/schema/known-codes';
import { valueAt } from '../../../src/schema/values/paths';
import { textAt } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import { endsBefore } from './check-days';
import { foundIf, noEffect } from './found';

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
  const isAtGitea = at === 'gitea';
  return [
    ...foundIf(
      at === 'github' && address !== undefined,
      noEffect(server, 'at GitHub', "write at: 'gitea' if the files are on that server"),
    ),
    ...foundIf(isAtGitea && address === undefined, { error: 'noGitServer', path: 'editing.at' }),
    ...foundIf(
      isAtGitea && valueAt(value, client) !== undefined,
      noEffect(
        client,
        'at Gitea and Forgejo, where people paste a key of their server',
        "write at: 'github' if the files are there",
      ),
    ),
  ];
};

/** config/site.ts by itself: a map that cannot be framed, a banner that is never shown, words for no clock. */
export const checkSite = (value: unknown): Finding[] => [
  ...otherDirection(value),
  ...unshownMap(value),
  ...foundIf(
    valueAt(value, 'words.openNow') !== undefined && valueAt(value, 'timeZone') === undefined,
    noEffect(
      'words.openNow',
      'without a time zone',
      'write timeZone with the time zone of the business',
    ),
  ),
  ...endsBefore(
    { from: textAt(value, 'banner.from'), to: textAt(value, 'banner.until') },
    { from: 'banner.from', to: 'banner.until' },
  ),
  ...wrongEditing(value),
];
