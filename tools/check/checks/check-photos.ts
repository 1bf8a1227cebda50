import type { FileFinding, Finding } from '../finding';
import type { PictureFacts } from '../read/picture-facts';
import { groupOf, numberOf, textOf, type Values } from '../read/values';
import { walk } from '../read/walk';

/** More than any camera saves in a format of the web. */
const mostMegabytes = 20;
const megabyte = 1_000_000;

const endingOf = (address: string) =>
  /\.(\w+)$/.exec(address)?.[1]?.toLowerCase().replace('jpeg', 'jpg');

const wrongSize = (path: string, said: Record<string, unknown>, facts: PictureFacts): Finding[] =>
  (['width', 'height'] as const).flatMap((side) => {
    const [is, written] = [facts[side], numberOf(said[side])];
    if (is === undefined || written === undefined || is === written) return [];
    const value = String(is);
    const parts = { side: side === 'width' ? 'wide' : 'high', is: value };
    return [
      {
        error: 'wrongPictureSize',
        path: `${path}.${side}`,
        parts,
        suggestion: value,
        fix: { value },
        certain: true,
      },
    ];
  });

const ofPhoto = (path: string, said: Record<string, unknown>, facts: PictureFacts): Finding[] => {
  const file = `${path}.file`;
  const ending = endingOf(textOf(said.file) ?? '');
  if (facts.bytes > mostMegabytes * megabyte) {
    const parts = {
      megabytes: String(Math.round(facts.bytes / megabyte)),
      limit: String(mostMegabytes),
    };
    return [{ error: 'heavyPicture', path: file, parts }];
  }
  if (facts.bytes === 0) return [{ error: 'emptyPicture', path: file }];
  if (facts.format === undefined) return [{ error: 'noPicture', path: file }];
  if (facts.format !== ending) {
    return [
      { error: 'otherFormat', path: file, parts: { format: facts.format, ending: ending ?? '' } },
    ];
  }
  // A drawing has the size that it is given.
  return ending === 'svg' ? [] : wrongSize(path, said, facts);
};

/** Photographs that are not what config says of them. `factsOf` knows the files of public/. */
export const checkPhotos = (
  values: Values,
  factsOf: (address: string) => PictureFacts | undefined,
): FileFinding[] =>
  [...values].flatMap(([file, value]) =>
    [...walk(value)].flatMap(({ path, value: entry }): FileFinding[] => {
      const said = groupOf(entry);
      const address = textOf(said.file);
      const isPicture = address?.startsWith('/') && 'width' in said;
      const facts = isPicture && address ? factsOf(address) : undefined;
      return facts ? ofPhoto(path, said, facts).map((found) => ({ file, ...found })) : [];
    }),
  );
