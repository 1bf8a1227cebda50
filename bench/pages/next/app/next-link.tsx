import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../../../src/theme/visually-hidden';
import { resolveLink } from '../../../../src/ui/resolve-link';
import { useSite } from '../../../../src/ui/site-context';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  newTab?: boolean;
  children: ReactNode;
};

/** Stands in for src/ui/site-link.tsx. Nothing is prefetched: most pages that it leads to are not built here. */
export const SiteLink = ({ to, newTab, children, ...rest }: SiteLinkProps) => {
  const { site } = useSite();
  const href = resolveLink(to, site.links);
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch={false} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
      {children}
      {newTab && <VisuallyHidden> {site.words.newTab}</VisuallyHidden>}
    </a>
  );
};
