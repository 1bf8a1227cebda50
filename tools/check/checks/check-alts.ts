import type { Finding } from '../finding';
import { bareName } from '../nearest/meant-by-name';
import { groupOf, textOf } from '../read/values';
import { findIn } from '../read/walk';

const ending = /\.(?:jpe?g|png|webp|avif|gif|svg|heic)$/i;

const plain = (text: string) => bareName(text.replace(ending, '')).toLowerCase();

/** A file may have the name of whom it shows; nobody is called img_1234. */
const isName = (text: string) => /^[^\d_-]+$/.test(text);

/** Pictures that are described by the names of their files. */
export const checkAlts = (config: unknown): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    const { file, alt } = groupOf(value);
    const [address, words] = [textOf(file), textOf(alt)?.trim()];
    if (address === undefined || !words) return [];
    const isFile = ending.test(words) || (plain(words) === plain(address) && !isName(words));
    return isFile ? [{ error: 'altIsFile', path: `${path}.alt` }] : [];
  });
