import { useEffect, useState } from 'react';
import { whenNear } from './when-near';

/** Whether `element` is, or has been, less than a screen away. */
export const useNear = (element: HTMLElement | null) => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element) return whenNear(element, '100%', () => setNear(true));
  }, [element]);
  return near;
};
