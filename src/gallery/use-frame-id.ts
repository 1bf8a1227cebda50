import { useEffect, useState } from 'react';
import { idInHash } from './frame-address';

/** The example that the address names last. */
export const useFrameId = () => {
  const [id, setId] = useState(() => idInHash(window.location.hash));
  useEffect(() => {
    const follow = () => setId((shown) => idInHash(window.location.hash) ?? shown);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return id;
};
