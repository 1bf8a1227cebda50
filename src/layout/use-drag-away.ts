import { useRef, useState, type PointerEvent } from 'react';

type DragAwayOptions = {
  /** How far the element must be dragged, in percent of its width. */
  threshold: number;
  onAway: () => void;
};

/** Sideways dragging that takes an element away or lets it spring back. `handlers` go on it. */
export const useDragAway = ({ threshold, onAway }: DragAwayOptions) => {
  const start = useRef<{ x: number; width: number }>(null);
  /** How far it is from its place, as a share of its width; null while it is not dragged. */
  const [offset, setOffset] = useState<number | null>(null);

  const shareOf = (event: PointerEvent) =>
    start.current ? (event.clientX - start.current.x) / start.current.width : 0;

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      start.current = { x: event.clientX, width: event.currentTarget.offsetWidth || 1 };
      event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(0);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) setOffset(shareOf(event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const share = shareOf(event);
      start.current = null;
      // What goes away stays where it was let go, and fades there.
      if (Math.abs(share) * 100 > threshold) return onAway();
      setOffset(null);
    },
    onPointerCancel: () => {
      start.current = null;
      setOffset(null);
    },
  };
  return { offset, handlers };
};
