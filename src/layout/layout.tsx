import { useTheme } from '@mui/material/styles';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Footer } from '#footer';
import { Header } from '#header';
import { partOrNothing } from '../loading/load-chunk';
import { useSite } from '../ui/site-context';
import { SkipLink } from './skip-link';

/** Whether `pending` has lasted that many milliseconds. */
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

// Only loaded by sites that have one.
const Banner = partOrNothing(() => import('./banner'));
// Only loaded by sites that have one.
const ActionBar =
  (globalThis.__SITE__?.hasActionBar ?? true)
    ? partOrNothing(() => import('./action-bar'))
    : undefined;
// Only loaded by sites in several languages.
const OtherLanguage = globalThis.__SITE__?.languages
  ? partOrNothing(() => import('./other-language'))
  : undefined;
// Only loaded by visitors who wait for a page.
const PageProgress = partOrNothing(() => import('./page-progress'));

type LayoutProps = {
  /** The page's own path, not an alias. */
  currentPath: string;
  /** Another page was requested and is loading. */
  pending: boolean;
  children: ReactNode;
};

/** Everything around the pages (specification, section 2). */
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
      {ActionBar && (
        <Suspense>
          <ActionBar currentPath={currentPath} />
        </Suspense>
      )}
      {OtherLanguage && (
        <Suspense>
          <OtherLanguage />
        </Suspense>
      )}
    </>
  );
};
