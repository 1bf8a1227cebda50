import type { ValueKind } from '../kind-module';
import { holdsLines, textValue, typedText } from '../text-value';

/** Text that keeps its line breaks, and every other sign: here people write in their own way. */
export const textareaValue: ValueKind = {
  ...textValue,
  // Some browsers give form data the line ends of a request.
  read: ([text = '']) => text.replaceAll('\r\n', '\n'),
  sent: undefined,
  restore: typedText,
  holds: holdsLines,
};
