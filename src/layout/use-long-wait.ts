import { useEffect, useState } from 'react';

/** Whether `pending` has lasted for so many milliseconds. */
export const useLongWait = (pending: boolean, milliseconds: number): boolean => {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const waiting = setTimeout(() => setIsLong(true), milliseconds);
    return () => {
      clearTimeout(waiting);
      setIsLong(false);
    };
  }, [pending, milliseconds]);
  return isLong;
};
