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
// Only in sites that have one: what no site shows is left out of its scripts, with these calls.
const ActionBar = /* @__PURE__ */ partOrNothing(() => import('./action-bar'));
// Only in sites in several languages.
const OtherLanguage = /* @__PURE__ */ partOrNothing(() => import('./other-language'));
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
      {(globalThis.__SITE__?.hasActionBar ?? true) && (
        <Suspense>
          <ActionBar currentPath={currentPath} />
        </Suspense>
      )}
      {globalThis.__SITE__?.languages && (
        <Suspense>
          <OtherLanguage />
        </Suspense>
      )}
    </>
  );
};
