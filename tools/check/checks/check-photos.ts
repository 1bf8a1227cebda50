import { oncePerValue } from '../../once-per-value';
import type { FileFinding, Finding } from '../finding';
import type { PictureFacts } from '../read/picture-facts';
import { groupOf, numberOf, textOf, type Values } from '../read/values';
import { walk } from '../read/walk';

/** More than any camera saves in a format of the web. */
const mostMegabytes = 20;
const megabyte = 1_000_000;

const endingOf = (address: string) =>
  /\.(\w+)$/.exec(address)?.[1]?.toLowerCase().replace('jpeg', 'jpg');

const sides = { width: 'wide', height: 'high' };

/** Both sides that are wrong are one mistake: another picture was put in the place of the first. */
const wrongSize = (path: string, said: Record<string, unknown>, facts: PictureFacts): Finding[] => {
  const wrong = (['width', 'height'] as const).flatMap((side) => {
    const [is, written] = [facts[side], numberOf(said[side])];
    if (is === undefined || written === undefined || is === written) return [];
    return [{ side, is: String(is), written: String(written), path: `${path}.${side}` }];
  });
  const [first, second] = wrong;
  if (!first) return [];
  const { is, written, side } = first;
  const parts = {
    is,
    found: [written, second?.written].filter(Boolean).join(' and '),
    side: second ? `${sides[side]} and ${second.is} ${sides[second.side]}` : sides[side],
  };
  const suggestion = second ? wrong.map((each) => `${each.side}: ${each.is}`).join(', ') : is;
  const values = wrong.map((each) => ({ path: each.path, value: each.is }));
  const fix = { values };
  return [{ error: 'wrongPictureSize', path: first.path, parts, suggestion, fix, certain: true }];
};

/** What is wrong with the file that stands at `path`, whatever is said of it there. */
const ofFile = (path: string, address: string, facts: PictureFacts): Finding[] => {
  const ending = endingOf(address);
  if (facts.bytes > mostMegabytes * megabyte) {
    const parts = {
      megabytes: String(Math.round(facts.bytes / megabyte)),
      limit: String(mostMegabytes),
    };
    return [{ error: 'heavyPicture', path, parts }];
  }
  if (facts.bytes === 0) return [{ error: 'emptyPicture', path }];
  if (facts.format === undefined) return [{ error: 'noPicture', path }];
  return facts.format === ending
    ? []
    : [{ error: 'otherFormat', path, parts: { format: facts.format, ending: ending ?? '' } }];
};

/** A picture with its size; or one that stands alone: the icon, and the logo for dark colours. */
const pictureAt = (path: string, entry: unknown) => {
  if (typeof entry === 'string' && /^(?:logo\.dark|favicon)$/.test(path)) {
    return { path, at: path, address: entry, said: undefined };
  }
  const said = groupOf(entry);
  const address = 'width' in said ? textOf(said.file) : undefined;
  return address === undefined ? undefined : { path, at: `${path}.file`, address, said };
};

const picturesIn = oncePerValue((value: unknown) =>
  walk(value).flatMap(({ path, value: entry }) => pictureAt(path, entry) ?? []),
);

/** Pictures that are not what config says of them. `factsOf` knows the files of public/. */
export const checkPhotos = (
  values: Values,
  factsOf: (address: string) => PictureFacts | undefined,
): FileFinding[] =>
  [...values].flatMap(([file, value]) =>
    picturesIn(value).flatMap(({ path, at, address, said }): FileFinding[] => {
      const facts = address.startsWith('/') ? factsOf(address) : undefined;
      if (!facts) return [];
      const wrong = ofFile(at, address, facts);
      // A drawing has the size that it is given.
      const isSized = said !== undefined && facts.format !== 'svg';
      const found = wrong.length === 0 && isSized ? wrongSize(path, said, facts) : wrong;
      return found.map((each) => ({ file, ...each }));
    }),
  );
