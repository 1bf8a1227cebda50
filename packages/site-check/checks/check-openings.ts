import type { OpeningRoom } from '../../../src/schema/opening-room';
import { kindHas, kindMetadata } from '../../../src/sections/kind-metadata';
import { groupOf, numberOf, type Section, textAt } from '../../config-values/values';
import type { Finding } from '../../problems/problem';
import { openingLayout } from '../../resolved-site/openings';
import type { CheckedSite } from '../checked-site';
import { foundIf, needless, noEffect } from './found';

type Opening = Pick<Section, 'section' | 'path'>;

const isPhoto = (picture: unknown) => textAt(picture, 'file') !== undefined;

/** What the layout of an opening has no place for, and what it cannot do without. */
const ofLayout = ({ section, path }: Opening): Finding[] => {
  const { picture, narrow } = section;
  const says = (key: string) => kindHas(section, key) && section[key] !== undefined;
  const hasPicture = picture !== undefined;
  const unseen = (isSo: boolean, key: string, [where, instead]: [string, string]) =>
    foundIf(isSo, noEffect(`${path}.${key}`, where, instead));
  const isOfPicture = kindMetadata(section)?.opens?.laysOutPicture === true;
  const isForNone = isOfPicture && typeof section.layout === 'string' && !hasPicture;
  const isNarrow = says('narrow') && narrow === true && hasPicture;
  const found = [
    ...unseen(isNarrow, 'narrow', ['beside a picture', 'delete the picture']),
    ...unseen(isForNone, 'layout', ['without a picture', 'give the section one']),
  ];
  const layout = openingLayout(section);
  if (!layout) return found;
  const { name, needs, moves, cuts, wordsOn } = layout;
  const where = `in the layout “${name}”`;
  const lacking = (isSo: boolean, what: string) =>
    foundIf(isSo, {
      error: 'withoutPicture',
      path: `${path}.layout`,
      parts: { layout: name, what },
    });
  const hasFocus = groupOf(picture).focus !== undefined && needs !== 'none';
  return [
    ...found,
    ...lacking(needs === 'photo' && !isPhoto(picture), 'photograph'),
    ...lacking(needs === 'picture' && !hasPicture, 'picture'),
    ...unseen(needs === 'none' && hasPicture, 'picture', [
      where,
      'choose the layout stacked, which has it below the words',
    ]),
    ...unseen(says('textPosition') && wordsOn === undefined, 'textPosition', [
      where,
      'choose one whose words stand on a photograph: full or apart',
    ]),
    ...unseen(says('loop') && !(moves && isPhoto(picture)), 'loop', [
      moves ? 'without a photograph' : where,
      'choose the layout full, apart or split, with a photograph as its picture',
    ]),
    ...unseen(hasFocus && !cuts, 'picture.focus', [
      `${where}, which shows the photograph whole`,
      'choose one that cuts it: full, apart, split, stacked or centred',
    ]),
  ];
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

/** A photograph that is less wide than it is shown. */
const tooSmall = (path: string, picture: unknown, needed: number): Finding[] => {
  const width = numberOf(groupOf(picture).width);
  if (width === undefined || width >= needed) return [];
  const parts = { width: String(width), needed: String(needed) };
  return [{ error: 'smallOpening', path: `${path}.file`, parts }];
};

const ofPhoto = ({ section, path }: Opening): Finding[] => {
  const { picture, textPosition = 'start' } = section;
  const traits = kindMetadata(section)?.opens;
  const layout = openingLayout(section);
  const [width, height] = [numberOf(groupOf(picture).width), numberOf(groupOf(picture).height)];
  if (!traits || !isPhoto(picture) || width === undefined || !height) return [];
  const tall = groupOf(groupOf(picture).tall);
  const found = [
    ...tooSmall(`${path}.picture`, picture, layout?.reach ? leastWidth[layout.reach] : 0),
    ...tooSmall(`${path}.picture.tall`, tall, leastTall),
  ];
  if (layout?.wordsOn === undefined) return found;
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

const heavyLoop = ({ section, path }: Opening, factsOf: CheckedSite['factsOf']): Finding[] => {
  const video = textAt(section, 'loop.video');
  const bytes = (video?.startsWith('/') && factsOf?.(video)?.bytes) || 0;
  const parts = { megabytes: String(Math.round(bytes / megabyte)), limit: String(mostMegabytes) };
  return foundIf(bytes > mostMegabytes * megabyte, {
    error: 'heavyLoop',
    path: `${path}.loop.video`,
    parts,
  });
};

const sameActions = ({ section, path }: Opening): Finding[] => {
  const [to, other] = ['action.to', 'secondAction.to'].map((key) => textAt(section, key));
  const at = `${path}.secondAction`;
  return foundIf(to !== undefined && to === other, {
    ...needless('sameActions', at),
    path: `${at}.to`,
  });
};

/** An opening of a page in which something could not be seen, or not be read. */
export const checkOpening = (each: Section, { factsOf }: CheckedSite): Finding[] =>
  !kindMetadata(each.section)?.opens || each.section.hidden === true
    ? []
    : [...ofLayout(each), ...ofPhoto(each), ...heavyLoop(each, factsOf), ...sameActions(each)];
