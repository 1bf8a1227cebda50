import { useTheme } from '@mui/material/styles';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { partOrNothing } from '../loading/load-chunk';
import { useSite } from '../ui/site-context';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

/** Whether `pending` has lasted for so many milliseconds. */
const useLongWait = (pending: boolean, milliseconds: number): boolean => {
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

// Sites that have none do not load it.
const Banner = partOrNothing(() => import('./banner'));
// Whoever never waits for a page does not load it.
const PageProgress = partOrNothing(() => import('./page-progress'));

type LayoutProps = {
  /** The page's own path, whatever alias led to it. */
  currentPath: string;
  /** Another page was asked for and is on its way. */
  pending: boolean;
  children: ReactNode;
};

/** What stands around every page (specification, section 2). */
export const Layout = ({ currentPath, pending, children }: LayoutProps) => {
  const { banner } = useSite().site;
  const waits = useLongWait(pending, useTheme().transitions.duration.short);
  const [hasWaited, setHasWaited] = useState(false);
  if (waits && !hasWaited) setHasWaited(true);
  return (
    <>
      <SkipLink />
      {banner && (
        <Suspense>
          <Banner banner={banner} />
        </Suspense>
      )}
      <Header currentPath={currentPath} />
      {hasWaited && (
        <Suspense>
          <PageProgress shown={waits} />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} aria-busy={pending || undefined}>
        {children}
      </main>
      <Footer />
    </>
  );
};
