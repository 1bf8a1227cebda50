import { openingRoom } from '../../../src/schema/opening-room';
import { groupOf, numberOf, sectionsIn, textOf, type Values } from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import type { FileFinding, Finding } from '../../problems/problem';
import { onPicture } from '../../resolved-site/openings';
import type { PictureFacts } from '../../site-files';

type Group = Readonly<Record<string, unknown>>;
type Section = { section: Group; path: string };

const isPhoto = (picture: unknown) => textOf(groupOf(picture).file) !== undefined;

/** Layouts that cut their photograph, and those that show a video in its place. */
const cutting = [...onPicture, 'split', 'stacked', 'centred'];
const moving = [...onPicture, 'split'];

/** A key that has no effect where it stands. */
const unseen = (error: ErrorName, at: string): Finding => ({
  error,
  path: at,
  fix: { remove: at },
});

const ofLayout = ({ section, path }: Section): Finding[] => {
  const { kind, picture, loop, textPosition, narrow } = section;
  const layout = textOf(section.layout);
  const found: Finding[] = [];
  if (kind === 'page-header') {
    const isThere = picture !== undefined;
    if (layout !== undefined && !isThere)
      found.push(unseen('headerWithoutPicture', `${path}.layout`));
    if (narrow === true && isThere) found.push(unseen('narrowWithPicture', `${path}.narrow`));
    return found;
  }
  const isOn = onPicture.includes(layout ?? '');
  if (isOn && !isPhoto(picture)) {
    const parts = { layout: layout ?? '' };
    found.push({ error: 'fullWithoutPhoto', path: `${path}.layout`, parts });
  }
  if (layout === 'split' && picture === undefined) {
    found.push({ error: 'splitWithoutPicture', path: `${path}.layout` });
  }
  if (layout === 'poster' && picture !== undefined) {
    found.push(unseen('posterWithPicture', `${path}.picture`));
  }
  if (textPosition !== undefined && !isOn) {
    found.push(unseen('positionUnseen', `${path}.textPosition`));
  }
  if (loop !== undefined && !(moving.includes(layout ?? '') && isPhoto(picture))) {
    found.push(unseen('loopUnseen', `${path}.loop`));
  }
  const isCut = cutting.includes(layout ?? '');
  if (groupOf(picture).focus !== undefined && !isCut && layout !== 'poster') {
    found.push(unseen('focusUnseen', `${path}.picture.focus`));
  }
  return found;
};

/** Smaller ones are blurred on screens of laptops. */
const leastWidth = { edgeToEdge: 1600, half: 1000 };

/** Of a photograph from edge to edge, in parts: less shows nothing of what it is. */
const leastSeen = { high: { hero: 0.35, 'page-header': 0.25 }, wide: 0.22 };

const percent = (part: number) => String(Math.round(part * 100));

/** How much of the photograph remains on a wide screen and on a telephone. */
const seenOf = (ratio: number, kind: keyof typeof openingRoom) => {
  const rem = 16;
  const { phone, desk } = openingRoom[kind];
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
  const { kind, picture, textPosition = 'start' } = section;
  const isHeader = kind === 'page-header';
  const layout = textOf(section.layout) ?? (isHeader ? 'full' : 'beside');
  const [width, height] = [numberOf(groupOf(picture).width), numberOf(groupOf(picture).height)];
  if (!isPhoto(picture) || width === undefined || !height) return [];
  const found: Finding[] = [];
  const needed = [...onPicture, 'stacked', 'below'].includes(layout)
    ? leastWidth.edgeToEdge
    : ['split', 'centred'].includes(layout) || (isHeader && layout === 'beside')
      ? leastWidth.half
      : 0;
  if (width < needed) {
    const parts = { width: String(width), needed: String(needed) };
    found.push({ error: 'smallOpening', path: `${path}.picture.file`, parts });
  }
  found.push(...ofTall(path, groupOf(picture).tall));
  if (!onPicture.includes(layout)) return found;
  const own = isHeader ? 'page-header' : 'hero';
  const tall = groupOf(groupOf(picture).tall);
  const [tallWidth, tallHeight] = [numberOf(tall.width) ?? width, numberOf(tall.height) || height];
  const { high } = seenOf(width / height, own);
  // Where the photograph stands below the words, telephones show its own shape.
  const wide = layout === 'apart' ? 1 : seenOf(tallWidth / tallHeight, own).wide;
  if (high < leastSeen.high[own] || wide < leastSeen.wide) {
    const parts =
      high < leastSeen.high[own]
        ? { seen: percent(high), side: 'height', screen: 'wide screens' }
        : { seen: percent(wide), side: 'width', screen: 'telephones' };
    found.push({ error: 'croppedOpening', path: `${path}.picture.file`, parts });
  }
  const x = numberOf(groupOf(groupOf(picture).focus).x);
  const isCovered =
    x !== undefined && ((textPosition === 'start' && x < 45) || (textPosition === 'end' && x > 55));
  if (isCovered && !isHeader) {
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
    const { kind, hidden } = each.section;
    if ((kind !== 'hero' && kind !== 'page-header') || hidden === true) return [];
    return [
      ...ofLayout(each),
      ...ofPhoto(each),
      ...ofLoop(each, (video) => factsOf(video)?.bytes ?? 0),
      ...ofActions(each),
    ].map((found): FileFinding => ({ file, ...found }));
  });
