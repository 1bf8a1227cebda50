import type { ValueKind } from '../kind-module';
import { holdsLines, textValue, typedText } from '../text-value';

/** Text that keeps its line breaks. */
export const textareaValue: ValueKind = {
  ...textValue,
  restore: typedText,
  holds: holdsLines,
};
