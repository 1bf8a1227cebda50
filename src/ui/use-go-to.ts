import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** How another page of the site is shown. */
export const useGoTo = (): ((path: string) => void) => {
  const navigate = useNavigate();
  return useCallback((path: string) => void navigate(path), [navigate]);
};
