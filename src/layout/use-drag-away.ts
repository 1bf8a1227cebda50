import { useRef, useState, type PointerEvent } from 'react';

type DragAwayOptions = {
  /** How far the element must be dragged, in percent of its width. */
  threshold: number;
  onAway: () => void;
};

/** Sideways dragging that takes an element away or lets it spring back. `handlers` go on it. */
export const useDragAway = ({ threshold, onAway }: DragAwayOptions) => {
  const start = useRef<{ pointer: number; x: number; width: number }>(null);
  /** How far it is from its place, as a share of its width; null while it is not dragged. */
  const [offset, setOffset] = useState<number | null>(null);

  const isDragging = ({ pointerId }: PointerEvent) =>
    start.current !== null && start.current.pointer === pointerId;
  const shareOf = (event: PointerEvent) =>
    start.current ? (event.clientX - start.current.x) / start.current.width : 0;

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { button, target, currentTarget, pointerId, clientX } = event;
      if (start.current || button !== 0 || (target as Element).closest('button')) return;
      start.current = { pointer: pointerId, x: clientX, width: currentTarget.offsetWidth || 1 };
      currentTarget.setPointerCapture(pointerId);
      setOffset(0);
    },
    onPointerMove: (event: PointerEvent) => {
      if (isDragging(event)) setOffset(shareOf(event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!isDragging(event)) return;
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
