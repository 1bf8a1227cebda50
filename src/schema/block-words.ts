import type { Block } from './block';
import { withoutMarks } from './parse-marks';

/** What a paragraph or a list says, as plain words. */
export const blockWords = (block: Block): string =>
  typeof block === 'string' ? withoutMarks(block) : block.list.map(withoutMarks).join('\n');
