import type { Finding } from '../finding';
import { findIn } from '../read/walk';
import { hasFictionNumber } from './fiction-numbers';

/** RFC 2606 and RFC 6761: names that belong to nobody. */
const exampleDomain = /(?:^|[/@.])example\.(?:com|org|net)\b|\.example\b/i;

/** What stands in until there is a text: … as in what the check suggests, and words of designers. */
const filler = /\blorem ipsum\b|^\s*(?:…|\.{3}|to-?do|tb[ad]|x{3,5})\s*$/i;

const isMarked = (value: unknown) =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;

/** Details that only stand in for the agency's own. */
export const checkSamples = (config: unknown): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (isMarked(value)) return [{ error: 'markedSample', path }];
    const isSample =
      typeof value === 'string' && (exampleDomain.test(value) || hasFictionNumber(value));
    if (isSample) return [{ error: 'sampleDetail', path }];
    const isFiller = typeof value === 'string' && filler.test(value);
    return isFiller ? [{ error: 'fillerText', path }] : [];
  });
