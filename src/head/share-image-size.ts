/** CSS pixels: the size that link previews show whole (1.91 : 1). */
export const shareImageSize = { width: 1200, height: 630 };
