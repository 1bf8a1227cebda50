import { useEffect, useRef, useState } from 'react';

/** A menu that opens at a button, and closes on Escape, on a new page and when one turns elsewhere. */
export const useMenu = (currentPath: string) => {
  const [open, setOpen] = useState(false);
  const [shownPath, setShownPath] = useState(currentPath);
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  if (shownPath !== currentPath) {
    setShownPath(currentPath);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    // Focus is never held in the menu; what it moves on to must not lie under it (WCAG 2.4.11).
    const onTurn = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onTurn);
    document.addEventListener('pointerdown', onTurn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onTurn);
      document.removeEventListener('pointerdown', onTurn);
    };
  }, [open]);

  return { open, setOpen, menu, button };
};
