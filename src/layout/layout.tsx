import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

type LayoutProps = {
  /** The page's own path, whatever alias led to it. */
  currentPath: string;
  children: ReactNode;
};

/** What stands around every page (specification, section 2). */
export const Layout = ({ currentPath, children }: LayoutProps) => (
  <>
    <SkipLink />
    <Header currentPath={currentPath} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
);
