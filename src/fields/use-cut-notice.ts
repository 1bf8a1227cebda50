import type { ClipboardEvent, DragEvent, FormEvent } from 'react';
import { fillIn } from '../schema/texts';
import type { Notice } from './control-props';
import { useFieldWords } from './field-words';

/** Whether all of `text` finds room in `target`, which takes so much as `maxlength` says. */
const findsRoom = (target: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  const { value, maxLength, selectionStart, selectionEnd } = target;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return maxLength < 0 || value.length - replaced + text.length <= maxLength;
};

/** As a control counts it: a line break is one character. Blanks at the end are no loss. */
const readText = (data: DataTransfer) => data.getData('text').replaceAll('\r\n', '\n').trimEnd();

/**
 * Handlers for what surrounds a control. Browsers cut what is pasted or dropped at `maxlength` and
 * say nothing: a visitor would believe that all of it was sent.
 */
export const useCutNotice = (notify: (notice: Notice | null) => void) => {
  const { cut } = useFieldWords();
  const judge = (target: EventTarget, data: DataTransfer) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const limit = target.maxLength;
    notify(findsRoom(target, readText(data)) ? null : { words: fillIn(cut, { limit }) });
  };
  return {
    onPaste: ({ target, clipboardData }: ClipboardEvent) => judge(target, clipboardData),
    onDrop: ({ target, dataTransfer }: DragEvent) => judge(target, dataTransfer),
    onInput: ({ nativeEvent }: FormEvent) => {
      // What was pasted or dropped has been judged already; the field changes after that.
      const how = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
      if (how !== 'insertFromPaste' && how !== 'insertFromDrop') notify(null);
    },
  };
};
