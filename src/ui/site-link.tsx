import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../theme/visually-hidden';
import { resolveLink } from './resolve-link';
import { useSite } from './site-context';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  newTab?: boolean;
  children: ReactNode;
};

/** Paths of pages have no point. */
const isFile = (href: string) => /^[^?#]*\.[^/?#]*(?:[?#]|$)/.test(href);

/** A link as config writes it: within the site without a page load, elsewhere as a plain anchor. */
export const SiteLink = ({ to, newTab, children, ...rest }: SiteLinkProps) => {
  const { site } = useSite();
  const href = resolveLink(to, site.links);
  if (href.startsWith('/') && !isFile(href) && !newTab) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  if (!newTab) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden> {site.words.newTab}</VisuallyHidden>
    </a>
  );
};
