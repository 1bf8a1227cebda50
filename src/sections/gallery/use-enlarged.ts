import { useEffect, useState } from 'react';

/** What an entry of the browser's history says of a photograph that is enlarged in it. */
type Enlarged = { gallery: string; photo: number };

const enlargedHere = () => (window.history.state as { enlarged?: Enlarged } | null)?.enlarged;

const addEntry = (enlarged: Enlarged) => {
  try {
    // All else stays: to the router the new entry is the page that it shows already.
    window.history.pushState({ ...window.history.state, enlarged }, '');
  } catch {
    // The history is closed to the page; Back leaves it then.
  }
};

/**
 * Which photograph is enlarged, from 0. It has an entry of its own in the browser's history: Back closes
 * it, Forward and a reload bring it back, and none is left behind where it is closed otherwise.
 */
export const useEnlarged = (gallery: string) => {
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const follow = () => {
      const enlarged = enlargedHere();
      setShown(enlarged?.gallery === gallery ? enlarged.photo : undefined);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [gallery]);

  const open = (photo: number) => {
    setShown(photo);
    addEntry({ gallery, photo });
  };
  const close = () => {
    setShown(undefined);
    if (enlargedHere()) window.history.back();
  };
  return { shown, turnTo: setShown, open, close };
};
