import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Shows another page of the site. */
export const useGoTo = (): ((path: string) => void) => {
  const navigate = useNavigate();
  return useCallback((path: string) => void navigate(path), [navigate]);
};
