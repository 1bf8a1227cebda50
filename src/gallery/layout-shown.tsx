import type { ReactNode } from 'react';
import { Footer } from '../layout/footers/any';
import { Header } from '../layout/headers/any';
import type { SiteDefinition } from '../schema/site';
import type { LayoutLook } from './kinds';
import { layoutPath } from './layout-site';

export const inLook = (site: SiteDefinition, look: LayoutLook): SiteDefinition => ({
  ...site,
  header: { ...site.header, ...look.header },
  footer: { ...site.footer, ...look.footer },
});

type LayoutShownProps = { look: LayoutLook; children: ReactNode };

/** The part of the layout whose look is said, above or below a page. */
export const LayoutShown = ({ look, children }: LayoutShownProps) => (
  <>
    {look.header && <Header currentPath={layoutPath} />}
    {children}
    {look.footer && <Footer />}
  </>
);
