import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../../../src/theme/visually-hidden';
import { resolveLink } from '../../../../src/ui/resolve-link';
import { useSite } from '../../../../src/ui/site-context';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  newTab?: boolean;
  children: ReactNode;
};

/** Stands in for src/ui/site-link.tsx where every link loads a page. */
export const SiteLink = ({ to, newTab, children, ...rest }: SiteLinkProps) => {
  const { site } = useSite();
  return (
    <a
      href={resolveLink(to, site.links)}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    >
      {children}
      {newTab && <VisuallyHidden> {site.words.newTab}</VisuallyHidden>}
    </a>
  );
};
