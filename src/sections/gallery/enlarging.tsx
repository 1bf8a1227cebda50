import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { isPlainPress } from '../../hydration/is-plain-press';
import type { SectionDefinition } from '../registry';

/** The data of an enlarged photograph in an entry of the browser's history. */
type HistoryEntry = { gallery: string; photo: number };

const enlargedHere = () => (window.history.state as { enlarged?: HistoryEntry } | null)?.enlarged;

const addEntry = (enlarged: HistoryEntry) => {
  try {
    // Keeps the rest: to the router the new entry is the same page.
    window.history.pushState({ ...window.history.state, enlarged }, '');
  } catch {
    // The page has no access to the history; Back then leaves it.
  }
};

/** Loaded when a photograph is pressed; if that fails, the file itself is shown. */
const Enlarged = lazy(async () => ({ default: (await import('./enlarged')).Enlarged }));

/**
 * Which photograph of a gallery is enlarged, from 0. It has its own entry in the browser's history: Back closes
 * it, Forward and a reload bring it back, and closing it otherwise leaves no entry behind. Answers the props of the
 * link to a photograph, and what shows the enlarged one.
 */
export const useEnlarging = ({ title, photos, enlarged: words }: SectionDefinition<'gallery'>) => {
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const follow = () => {
      const enlarged = enlargedHere();
      setShown(enlarged?.gallery === title ? enlarged.photo : undefined);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [title]);

  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const last = useRef<number>(undefined);
  useEffect(() => {
    const closed = shown === undefined ? last.current : undefined;
    last.current = shown;
    // After a reload no link had the focus before (WCAG 2.4.3).
    if (closed !== undefined && document.activeElement === document.body)
      links.current[closed]?.focus();
  }, [shown]);

  const linkTo = (photo: number) => ({
    'data-script': 'press',
    ref: (link: HTMLAnchorElement | null) => {
      links.current[photo] = link;
    },
    onClick: (press: MouseEvent) => {
      if (!isPlainPress(press)) return;
      press.preventDefault();
      setShown(photo);
      addEntry({ gallery: title, photo });
    },
  });
  const close = () => {
    setShown(undefined);
    if (enlargedHere()) window.history.back();
  };
  const view = shown !== undefined && (
    <Suspense>
      <Enlarged
        name={title}
        photos={photos}
        words={words}
        shown={shown}
        onShow={setShown}
        onClose={close}
      />
    </Suspense>
  );
  return { linkTo, view };
};
