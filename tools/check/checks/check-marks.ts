import { linkTarget } from '../../../src/schema/link';
import { oncePerValue } from '../../once-per-value';
import { becomes, type FileFinding, type Finding } from '../finding';
import { likelyHost } from '../nearest/likely-host';
import { inQuotes } from '../nearest/meant-by';
import type { Values } from '../read/values';
import { findIn, walk } from '../read/walk';
import { likelyTexts } from '../shape/likely-texts';
import { checkLink, type Targets } from './check-link';
import { isUnsafe } from './is-link-at';
import { halfMark, markedLinks, withoutHalfMarks } from './marks';
import { marksIn, type MayHaveMarks } from './may-have-marks';

/** Marks in texts that may have some, and that are not complete. */
export const checkMarks = (config: unknown, mayHaveMarks: MayHaveMarks): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (typeof value !== 'string') return [];
    const found = halfMark(value);
    if (found === undefined || !mayHaveMarks(config, path)) return [];
    const meant = withoutHalfMarks(value);
    const parts = { found: `“${found}”` };
    return [{ error: 'unclosedMark', path, parts, ...becomes(meant && inQuotes(meant)) }];
  });

const target = linkTarget('');
const isTarget = (to: string) => target.isValidSync(to, { strict: true });

const wrongLink = (
  to: string,
  file: string,
  targets: Targets,
): Omit<Finding, 'path'> | undefined => {
  if (isTarget(to)) return checkLink(to, file, targets);
  const meant = likelyTexts(to).find((each) => isTarget(each) && !checkLink(each, file, targets));
  const hasComma = /[,;]/.test(to) && likelyHost(to) === meant;
  return {
    error: isUnsafe(to) ? 'unsafeLink' : hasComma ? 'commaInAddress' : 'wrongForm',
    ...(meant !== undefined && { suggestion: inQuotes(meant) }),
  };
};

const should =
  'should start with / (a page), # (a place on the page), link: (a name from config/site.ts), https://, mailto: or tel:';

/** A link as it stands in quotes. */
const bare = (written: string) => written.slice(1, -1);

const textsWithLinks = oncePerValue((config: unknown) =>
  walk(config).flatMap(({ path, value: text }) => {
    const links = typeof text === 'string' ? markedLinks(text) : [];
    return typeof text === 'string' && links.length > 0 ? [{ path, text, links }] : [];
  }),
);

/** Links in the marks of texts that lead nowhere. */
export const checkMarkedLinks = (values: Values, targets: Targets): FileFinding[] =>
  [...values].flatMap(([file, config]) => {
    const mayHaveMarks = marksIn(file);
    return textsWithLinks(config).flatMap(({ path, text, links }): FileFinding[] => {
      if (!mayHaveMarks(config, path)) return [];
      return links.flatMap((to): FileFinding[] => {
        const wrong = wrongLink(to, file, targets);
        if (!wrong) return [];
        const { suggestion: link, fix: _, ...reported } = wrong;
        const meant = link && inQuotes(text.replaceAll(`](${to})`, () => `](${bare(link)})`));
        const parts = { found: `“${to}”`, should };
        return [{ file, path, ...reported, parts, ...becomes(meant, wrong.certain) }];
      });
    });
  });
