import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { PageProgress } from './page-progress';
import { SkipLink } from './skip-link';

type LayoutProps = {
  /** The page's own path, whatever alias led to it. */
  currentPath: string;
  /** Another page was asked for and is on its way. */
  pending: boolean;
  children: ReactNode;
};

/** What stands around every page (specification, section 2). */
export const Layout = ({ currentPath, pending, children }: LayoutProps) => (
  <>
    <SkipLink />
    <Header currentPath={currentPath} />
    <PageProgress pending={pending} />
    <main id="main" tabIndex={-1} aria-busy={pending || undefined}>
      {children}
    </main>
    <Footer />
  </>
);
