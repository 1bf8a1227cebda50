import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasLanguages, languageAt, ownLanguage } from '../schema/shown-languages';
import { isolatedLabel } from '../theme/isolated';
import { VisuallyHidden } from '../theme/visually-hidden';
import { resolveLink } from './resolve-link';
import { useSite } from './site-context';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  newTab?: boolean;
  children: ReactNode;
};

/** Paths of pages have no dot. */
const isFile = (href: string) => /^[^?#]*\.[^/?#]*(?:[?#]|$)/.test(href);

/** An address as people write it: without the parts that all have. */
const bare = (address: string) =>
  address.replace(/^(?:https?:\/\/)?(?:www\.)?/, '').replace(/\/$/, '');

/** On paper the address follows the text, unless the text contains it (src/theme/print.css). */
const onPaper = (words: ReactNode, href: string) =>
  typeof words === 'string' && bare(words) === bare(href) ? { 'data-says-address': '' } : {};

/** The language of a page of the site, if it is another one: its pages have scripts of their own. */
const otherLanguageOf = (href: string) => {
  const tag = languageAt(href.split(/[?#]/, 1)[0] ?? '')?.tag;
  return tag === ownLanguage ? undefined : tag;
};

/** A link of config: within the site without a page load, elsewhere as a plain anchor. */
export const SiteLink = ({ to, newTab, children, ...rest }: SiteLinkProps) => {
  const { site } = useSite();
  const href = resolveLink(to, site.links);
  const words = isolatedLabel(children, site.direction);
  const isPage = href.startsWith('/') && !isFile(href);
  const language = hasLanguages && isPage ? otherLanguageOf(href) : undefined;
  if (isPage && !newTab && language === undefined) {
    return (
      <Link to={href} {...rest}>
        {words}
      </Link>
    );
  }
  const anchor: ComponentProps<'a'> = { href, ...onPaper(children, href), ...rest };
  // Set by itself, so that the scripts of a site of one language have nothing of it.
  if (hasLanguages) anchor.hrefLang = language;
  if (!newTab) return <a {...anchor}>{words}</a>;
  return (
    <a target="_blank" rel="noopener noreferrer" {...anchor}>
      {words}
      <VisuallyHidden> {site.words.newTab}</VisuallyHidden>
    </a>
  );
};
