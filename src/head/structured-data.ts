import type { Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import type { SiteDefinition } from '../contract/site';
import type { PageDefinition } from '../sections/page-contract';
import type { SectionKind } from '../sections/registry';
import type { PageFacts, StructuredData } from '../sections/structured-data';
import { resolveLink } from '../ui/resolve-link';
import { iconFiles } from './icon-files';
import { pageTitle } from './page-title';

type DescribedPage = {
  site: SiteDefinition;
  definition: PageDefinition;
  /** The page's own path. */
  path: string;
  addressOf: PageFacts['addressOf'];
  /** What a section of any kind says of itself; nothing for kinds that say nothing. */
  ofSection: StructuredData<SectionKind>;
};

const agencyId = (site: SiteDefinition) => ({ '@id': `${site.origin}/#agency` });
const siteId = (site: SiteDefinition) => ({ '@id': `${site.origin}/#site` });

/** Where the agency has a page of its own elsewhere. A chat is a way to write, not a page. */
const profiles = ({ social, links }: SiteDefinition) =>
  social
    .filter(({ icon }) => icon !== 'chat')
    .map(({ to }) => resolveLink(to, links))
    .filter((address) => address.startsWith('https://'));

const withoutScheme = (address: string) => address.replace(/^(?:tel|mailto):/, '');

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
const agency = (site: SiteDefinition): Organization => ({
  '@type': 'Organization',
  ...agencyId(site),
  name: site.name,
  url: `${site.origin}/`,
  logo: site.origin + iconFiles.large.file,
  telephone: withoutScheme(site.contact.phone.to),
  email: withoutScheme(site.contact.email.to),
  sameAs: profiles(site),
});

/** https://developers.google.com/search/docs/appearance/site-names */
const website = (site: SiteDefinition): WebSite => ({
  '@type': 'WebSite',
  ...siteId(site),
  name: site.name,
  url: `${site.origin}/`,
  inLanguage: site.language,
  publisher: agencyId(site),
});

/**
 * A page in schema.org's words, as one JSON-LD graph: the agency, the site, the page, and what the
 * sections that it shows say of themselves.
 */
export const structuredData = (page: DescribedPage): Graph => {
  const { site, definition, path, addressOf, ofSection } = page;
  const url = site.origin + path;
  const facts: PageFacts = { site, url, agency: agencyId(site), addressOf };
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: pageTitle(site, definition.title),
    inLanguage: site.language,
    isPartOf: siteId(site),
    publisher: agencyId(site),
  };
  const sections = definition.sections
    .filter(({ hidden }) => !hidden)
    .flatMap((section): Thing[] => ofSection(section, facts));
  return {
    '@context': 'https://schema.org',
    '@graph': [agency(site), website(site), webPage, ...sections],
  };
};
