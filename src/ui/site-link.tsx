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

/** As people write an address: without what is the same in all of them. */
const bare = (address: string) =>
  address.replace(/^(?:https?:\/\/)?(?:www\.)?/, '').replace(/\/$/, '');

/** On paper the address stands behind the words, unless they say it (src/theme/print.css). */
const onPaper = (words: ReactNode, href: string) =>
  typeof words === 'string' && bare(words) === bare(href) ? { 'data-says-address': '' } : {};

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
      <a href={href} {...onPaper(children, href)} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...onPaper(children, href)} {...rest}>
      {children}
      <VisuallyHidden> {site.words.newTab}</VisuallyHidden>
    </a>
  );
};
