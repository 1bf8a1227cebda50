import type { RefusedFile } from '../../site-files/site-files';
import type { FileFinding } from '../finding';
import { valueAt } from '../read/paths';
import { textOf, type Values } from '../read/values';

/** Files of config/ and public/, by their paths from the site's folder, of which nothing is read or published. */
export type Unread = { refused: readonly RefusedFile[]; hidden: readonly string[] };

/** What systems, editors and git leave in folders: nobody wants it published, or told of. */
const leftBehind =
  /\/(?:\.DS_Store|\._[^/]*|\.#[^/]*|\.[^/]*\.sw[a-p]|\.directory|\.git(?:keep|ignore|attributes))$/;

const addressOf = (file: string) => file.replace(/^public/, '');

/** Whether `file` is refused itself, or with a folder that it stands in. */
const isRefused = (file: string, refused: readonly RefusedFile[]) =>
  refused.some((each) => file === each.file || file.startsWith(`${each.file}/`));

/** What config names that is there and not published: nobody is to look for a slip of the keyboard. */
const named = (finding: FileFinding, values: Values, { refused }: Unread): FileFinding => {
  const isMissing = ['missingPicture', 'missingMedia', 'noSuchFile'].includes(finding.error);
  const text = isMissing ? textOf(valueAt(values.get(finding.file), finding.path)) : undefined;
  const address = text?.split(/[?#]/, 1)[0];
  const found = refused.find(({ file }) => addressOf(file) === address);
  if (!found) return finding;
  const { file, path } = finding;
  return { file, path, error: found.why, parts: { found: found.file } };
};

/** What is missing is told as that only where nothing stands in its place. */
export const withRefused = (
  findings: readonly FileFinding[],
  values: Values,
  unread: Unread,
): FileFinding[] =>
  findings
    .filter(({ error, file }) => error !== 'missingFile' || !isRefused(file, unread.refused))
    .map((finding) => named(finding, values, unread));

/** Files that lead out of the site, to nothing, or that are none; and what is left out. */
export const checkUnread = ({ refused, hidden }: Unread): FileFinding[] => [
  ...refused.map(({ file, why }) => ({ file, path: '', error: why, parts: { found: file } })),
  ...hidden
    .filter((file) => file.startsWith('public/') && !leftBehind.test(file))
    .map((file) => ({ file, path: '', error: 'hiddenFile' as const, parts: { found: file } })),
];
