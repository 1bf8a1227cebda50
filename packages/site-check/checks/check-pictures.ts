import { oncePerValue } from '../../config-values/once-per-value';
import { findIn, groupOf, numberOf, textOf, textsAt, walk } from '../../config-values/values';
import { bareName, inQuotes, meantBy } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import { mostMegapixels, type PictureFacts } from '../../site-files';
import type { CheckedSite } from '../checked-site';

const ending = /\.(?:jpe?g|png|webp|avif|gif|svg|heic)$/i;

/** A file may be named after the person it shows; nobody is called img_1234. */
const isName = (text: string) => /^[^\d_-]+$/.test(text);

export const checkAlts = (config: unknown): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    const { file, alt } = groupOf(value);
    const [address, words] = [textOf(file), textOf(alt)?.trim()];
    if (address === undefined || !words) return [];
    const isFile = ending.test(words) || (nameOf(words) === nameOf(address) && !isName(words));
    return isFile ? [{ error: 'altIsFile', path: `${path}.alt` }] : [];
  });

/** More than any camera saves in a web format. */
const mostMegabytes = 20;
const megabyte = 1_000_000;

const endingOf = (address: string) =>
  /\.(\w+)$/.exec(address)?.[1]?.toLowerCase().replace('jpeg', 'jpg');

const sides = { width: 'wide', height: 'high' };

/** Width and height wrong together are one mistake: the picture was replaced. */
const wrongSize = (
  path: string,
  declared: Record<string, unknown>,
  facts: PictureFacts,
): Finding[] => {
  const wrong = (['width', 'height'] as const)
    .map((side) => ({ side, is: facts[side], found: numberOf(declared[side]) }))
    .filter(({ is, found }) => is !== undefined && found !== undefined && is !== found);
  const [first, second] = wrong;
  if (!first) return [];
  const is = String(first.is);
  const parts = {
    is,
    found: wrong.map(({ found }) => found).join(' and '),
    side: sides[first.side] + (second ? ` and ${second.is} ${sides[second.side]}` : ''),
  };
  const suggestion = second ? wrong.map((each) => `${each.side}: ${each.is}`).join(', ') : is;
  const values = wrong.map((each) => ({ path: `${path}.${each.side}`, value: String(each.is) }));
  const at = { path: `${path}.${first.side}`, fix: { values }, certain: true };
  return [{ error: 'wrongPictureSize', ...at, parts, suggestion }];
};

/** What is wrong with the file itself at `path`, whatever config says of it. */
const ofFile = (path: string, address: string, facts: PictureFacts): Finding[] => {
  const { bytes, format, width = 0, height = 0 } = facts;
  const ending = endingOf(address) ?? '';
  const megabytes = Math.round(bytes / megabyte);
  if (bytes > mostMegabytes * megabyte) {
    const parts = { megabytes: String(megabytes), limit: String(mostMegabytes) };
    return [{ error: 'heavyPicture', path, parts }];
  }
  if (bytes === 0) return [{ error: 'emptyPicture', path }];
  if (format === undefined) return [{ error: 'noPicture', path }];
  const megapixels = (width * height) / 1_000_000;
  // A drawing has none.
  if (format !== 'svg' && megapixels > mostMegapixels) {
    const parts = { megapixels: String(Math.round(megapixels)), limit: String(mostMegapixels) };
    return [{ error: 'vastPicture', path, parts }];
  }
  return format === ending ? [] : [{ error: 'otherFormat', path, parts: { format, ending } }];
};

/** A picture with its size; or one without: the icon, and the logo for dark colours. */
const pictureAt = (path: string, entry: unknown) => {
  if (typeof entry === 'string' && /^(?:logo\.dark|favicon)$/.test(path)) {
    return { path, at: path, address: entry, declared: undefined };
  }
  const declared = groupOf(entry);
  const address = 'width' in declared ? textOf(declared.file) : undefined;
  return address === undefined ? undefined : { path, at: `${path}.file`, address, declared };
};

/** Crops for narrow screens that are as wide as the pictures for others. */
export const checkTall = (config: unknown): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    const { file, tall } = groupOf(value);
    const { width, height } = groupOf(tall);
    const [wide, high] = [numberOf(width), numberOf(height)];
    const isTall = wide === undefined || high === undefined || high > wide;
    if (textOf(file) === undefined || isTall) return [];
    return [
      { error: 'wideTall', path: `${path}.tall.height`, parts: { found: `${wide} × ${high}` } },
    ];
  });

const picturesIn = oncePerValue((value: unknown) =>
  walk(value).flatMap(({ path, value: entry }) => pictureAt(path, entry) ?? []),
);

/** Pictures that differ from their entry in config. `factsOf` knows the files of public/. */
export const checkPhotos = (
  { value }: { value: unknown },
  { factsOf }: Pick<CheckedSite, 'factsOf'>,
): Finding[] =>
  picturesIn(value).flatMap(({ path, at, address, declared }) => {
    const facts = address.startsWith('/') ? factsOf?.(address) : undefined;
    if (!facts) return [];
    const wrong = ofFile(at, address, facts);
    // A drawing takes any size.
    const isSized = declared !== undefined && facts.format !== 'svg';
    return wrong.length === 0 && isSized ? wrongSize(path, declared, facts) : wrong;
  });

/** tom for /pictures/tom.jpg: pictures are often saved once more in another format. */
const nameOf = (address: string) => bareName(address.replace(/\.\w+$/, '')).toLowerCase();

/** The file that was probably meant by an address: the only one of that name, or a similar one. */
const likelyFile = (address: string, pictures: readonly string[]): string | undefined => {
  const [same, ...others] = pictures.filter((each) => nameOf(each) === nameOf(address));
  const isOnly = same !== undefined && others.length === 0;
  return isOnly ? inQuotes(same) : meantBy(address, pictures).suggestion;
};

export const isDownloadAt = (path: string) => /^entries\[\d+\]\.file$/.test(path);

const isPictureAt = (path: string) =>
  /(?:^|\.)file$|^logo\.dark$|^favicon$/.test(path) && !isDownloadAt(path);

type Sort = {
  error: 'missingPicture' | 'noSuchFile';
  filesIn: (site: CheckedSite) => readonly string[] | undefined;
  isAt: (path: string) => boolean;
  what: string;
};

/** Files that config names and that are not in the folder public; while it is unknown what is there, nothing is told. */
const missing = ({ error, filesIn, isAt, what }: Sort) => {
  const namedIn = textsAt(isAt);
  return ({ value }: { value: unknown }, site: CheckedSite): Finding[] => {
    const files = filesIn(site);
    return namedIn(value).flatMap(({ path, text: address }): Finding[] => {
      // What does not begin like an address has an error of its own.
      if (!files || address[0] !== '/' || files.includes(address)) return [];
      const none = `there are no ${what} in the folder public yet`;
      const { allowed = none, certain } = meantBy(address, files);
      return [{ path, error, ...becomes(likelyFile(address, files), certain), allowed }];
    });
  };
};

export const missingPictures = missing({
  error: 'missingPicture',
  filesIn: ({ pictures }) => pictures,
  isAt: isPictureAt,
  what: 'pictures',
});

export const missingMedia = missing({
  error: 'noSuchFile',
  filesIn: ({ media }) => media,
  isAt: (path) => /\.(?:video|track)$/.test(path),
  what: 'videos or captions',
});
