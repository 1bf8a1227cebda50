/** What a control of one line may hold: HTML takes line breaks out of it. */
export const oneLineText = /^[^\r\n]*$/su;
