import { useEffect, useState } from 'react';

/** How wide `element` is, in CSS pixels; 0 while there is none. */
export const useElementWidth = (element: HTMLElement | null) => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
