type Box = { left: number; top: number; right: number; bottom: number };

/**
 * By how much places of the page are to be multiplied, which is scaled beside the panel: WebKit tells them as if it were not
 * (Chromium did until version 128). Then the page is as wide as the window, by what it says.
 */
const factorOf = (root: HTMLElement | null): number => {
  const zoom = Number(root?.style.getPropertyValue('zoom') || 1);
  if (!root || zoom === 1) return 1;
  const told = root.getBoundingClientRect().width / document.documentElement.clientWidth;
  return told > (zoom + 1) / 2 ? zoom : 1;
};

/** Boxes of the page as they are in the window. */
export const inWindow = (boxes: readonly Box[]): Box[] => {
  const factor = factorOf(document.getElementById('root'));
  return boxes.map(({ left, top, right, bottom }) => ({
    ...{ left: left * factor, right: right * factor },
    ...{ top: top * factor, bottom: bottom * factor },
  }));
};

/** Where an element or a range of the page is in the window. */
export const boxInWindow = (part: Element | Range): Box => {
  const told = part.getBoundingClientRect();
  return inWindow([told])[0] ?? told;
};
