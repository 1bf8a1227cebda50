import type { OpeningRoom } from '../../../src/schema/opening-room';
import { kindHas, kindMetadata } from '../../../src/sections/kind-metadata';
import { groupOf, numberOf, sectionsIn, textOf, type Values } from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import type { FileFinding, Finding } from '../../problems/problem';
import { openingLayout } from '../../resolved-site/openings';
import type { PictureFacts } from '../../site-files';

type Group = Readonly<Record<string, unknown>>;
type Section = { section: Group; path: string };

const isPhoto = (picture: unknown) => textOf(groupOf(picture).file) !== undefined;

/** A key that has no effect where it stands. */
const unseen = (error: ErrorName, at: string): Finding => ({
  error,
  path: at,
  fix: { remove: at },
});

/** What the layout of an opening has no place for, and what it cannot do without. */
const ofLayout = ({ section, path }: Section): Finding[] => {
  const { picture, loop, narrow, textPosition } = section;
  const has = (key: string) => kindHas(section, key);
  const hasPicture = picture !== undefined;
  const found: Finding[] = [];
  if (has('narrow') && narrow === true && hasPicture) {
    found.push(unseen('narrowWithPicture', `${path}.narrow`));
  }
  const isOfPicture = kindMetadata(section)?.opens?.laysOutPicture === true;
  if (isOfPicture && typeof section.layout === 'string' && !hasPicture) {
    found.push(unseen('headerWithoutPicture', `${path}.layout`));
  }
  const layout = openingLayout(section);
  if (!layout) return found;
  if (layout.needs === 'photo' && !isPhoto(picture)) {
    const parts = { layout: layout.name };
    found.push({ error: 'fullWithoutPhoto', path: `${path}.layout`, parts });
  }
  if (layout.needs === 'picture' && !hasPicture) {
    found.push({ error: 'splitWithoutPicture', path: `${path}.layout` });
  }
  if (layout.needs === 'none' && hasPicture) {
    found.push(unseen('posterWithPicture', `${path}.picture`));
  }
  if (has('textPosition') && textPosition !== undefined && layout.wordsOn === undefined) {
    found.push(unseen('positionUnseen', `${path}.textPosition`));
  }
  if (has('loop') && loop !== undefined && !(layout.moves && isPhoto(picture))) {
    found.push(unseen('loopUnseen', `${path}.loop`));
  }
  if (groupOf(picture).focus !== undefined && !layout.cuts && layout.needs !== 'none') {
    found.push(unseen('focusUnseen', `${path}.picture.focus`));
  }
  return found;
};

/** Smaller ones are blurred on screens of laptops. */
const leastWidth = { page: 1600, half: 1000 };

/** The part of a photograph's width that must stay in sight on a telephone. */
const leastWide = 0.22;

const percent = (part: number) => String(Math.round(part * 100));

/** How much of the photograph remains on a wide screen and on a telephone. */
const seenOf = (ratio: number, { phone, desk }: OpeningRoom) => {
  const rem = 16;
  return {
    high: Math.min(1, ratio / (1920 / (desk[1] * rem))),
    wide: Math.min(1, 360 / (phone[1] * rem) / ratio),
  };
};

/** Shown as wide as a telephone, whose pixels are small. */
const leastTall = 700;

/** The crop for narrow screens. */
const ofTall = (path: string, tall: unknown): Finding[] => {
  const width = numberOf(groupOf(tall).width);
  if (width === undefined || width >= leastTall) return [];
  const parts = { width: String(width), needed: String(leastTall) };
  return [{ error: 'smallOpening', path: `${path}.picture.tall.file`, parts }];
};

const ofPhoto = ({ section, path }: Section): Finding[] => {
  const { picture, textPosition = 'start' } = section;
  const traits = kindMetadata(section)?.opens;
  const layout = openingLayout(section);
  const [width, height] = [numberOf(groupOf(picture).width), numberOf(groupOf(picture).height)];
  if (!traits || !isPhoto(picture) || width === undefined || !height) return [];
  const found: Finding[] = [];
  const needed = layout?.reach ? leastWidth[layout.reach] : 0;
  if (width < needed) {
    const parts = { width: String(width), needed: String(needed) };
    found.push({ error: 'smallOpening', path: `${path}.picture.file`, parts });
  }
  found.push(...ofTall(path, groupOf(picture).tall));
  if (layout?.wordsOn === undefined) return found;
  const tall = groupOf(groupOf(picture).tall);
  const [tallWidth, tallHeight] = [numberOf(tall.width) ?? width, numberOf(tall.height) || height];
  const { high } = seenOf(width / height, traits.room);
  // Where the photograph stands below the words, telephones show its own shape.
  const wide = layout.wordsOn === 'wide' ? 1 : seenOf(tallWidth / tallHeight, traits.room).wide;
  if (high < traits.leastHeight || wide < leastWide) {
    const parts =
      high < traits.leastHeight
        ? { seen: percent(high), side: 'height', screen: 'wide screens' }
        : { seen: percent(wide), side: 'width', screen: 'telephones' };
    found.push({ error: 'croppedOpening', path: `${path}.picture.file`, parts });
  }
  const x = numberOf(groupOf(groupOf(picture).focus).x);
  const isCovered =
    x !== undefined && ((textPosition === 'start' && x < 45) || (textPosition === 'end' && x > 55));
  if (isCovered && kindHas(section, 'textPosition')) {
    const other = textPosition === 'start' ? 'end' : 'start';
    const parts = {
      side: textPosition === 'start' ? 'where lines begin' : 'where lines end',
      other,
    };
    const at = `${path}.textPosition`;
    const value = {
      fix: { values: [{ path: at, value: `'${other}'` }] },
      suggestion: `'${other}'`,
    };
    found.push({
      error: 'wordsOnFocus',
      path: `${path}.picture.focus`,
      parts,
      ...(section.textPosition === undefined ? {} : value),
    });
  }
  return found;
};

/** The video is loaded by everybody who has not said that data is dear. */
const mostMegabytes = 8;
const megabyte = 1_000_000;

const ofLoop = ({ section, path }: Section, bytesOf: (file: string) => number): Finding[] => {
  const video = textOf(groupOf(section.loop).video);
  const bytes = video?.startsWith('/') ? bytesOf(video) : 0;
  if (bytes <= mostMegabytes * megabyte) return [];
  const parts = { megabytes: String(Math.round(bytes / megabyte)), limit: String(mostMegabytes) };
  return [{ error: 'heavyLoop', path: `${path}.loop.video`, parts }];
};

const ofActions = ({ section, path }: Section): Finding[] => {
  const [to, other] = [section.action, section.secondAction].map((each) =>
    textOf(groupOf(each).to),
  );
  const at = `${path}.secondAction`;
  return to !== undefined && to === other
    ? [{ ...unseen('sameActions', at), path: `${at}.to` }]
    : [];
};

/** Openings of pages in which something could not be seen, or not be read. */
export const checkOpenings = (
  values: Values,
  factsOf: (address: string) => PictureFacts | undefined = () => undefined,
): FileFinding[] =>
  sectionsIn(values).flatMap(({ file, ...each }) => {
    const { section } = each;
    if (!kindMetadata(section)?.opens || section.hidden === true) return [];
    return [
      ...ofLayout(each),
      ...ofPhoto(each),
      ...ofLoop(each, (video) => factsOf(video)?.bytes ?? 0),
      ...ofActions(each),
    ].map((found): FileFinding => ({ file, ...found }));
  });
