import type {
  BlogPosting,
  ContactPoint,
  Graph,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { businessData, particularData } from '../collections/business-data';
import type { KnownEntry } from '../collections/structured-data';
import type { PostDefinition } from '../schema/post';
import type { SiteDefinition } from '../schema/site';
import type { PageDefinition } from '../sections/page-schema';
import type { SectionKind } from '../sections/registry';
import type { PageFacts, StructuredData } from '../sections/structured-data';
import { resolveLink } from '../ui/resolve-link';
import type { PageEntries } from './entry-data';
import { iconFiles } from './head-tags';
import { pageTitle } from './page-title';

type DescribedPage = {
  site: SiteDefinition;
  definition: PageDefinition;
  path: string;
  addressOf: PageFacts['addressOf'];
  /** As 2026-03-31. */
  today: string;
  /** The entry whose page it is, and the entries of lists. */
  entry?: KnownEntry | undefined;
  entries: PageEntries;
  /** Structured data of a section of any kind; some kinds have none. */
  ofSection: StructuredData<SectionKind>;
};

const agencyId = (site: SiteDefinition) => ({ '@id': `${site.origin}/#organization` });
const siteId = (site: SiteDefinition) => ({ '@id': `${site.origin}/#site` });

/** The agency's pages on other sites. A chat is not a page. */
const profiles = ({ social = [], links }: SiteDefinition) =>
  social
    .filter(({ icon }) => icon !== 'chat')
    .map(({ to }) => resolveLink(to, links))
    .filter((address) => address.startsWith('https://'));

const withoutScheme = (address: string) => address.replace(/^(?:tel|mailto):/, '');

/** Further telephone numbers and e-mail addresses, by purpose. */
const contactPoints = ({ contact: { more = [] } }: SiteDefinition): ContactPoint[] =>
  more.flatMap(({ name, to }): ContactPoint[] => {
    const point = { '@type': 'ContactPoint', contactType: name } as const;
    if (to.startsWith('tel:')) return [{ ...point, telephone: withoutScheme(to) }];
    return to.startsWith('mailto:') ? [{ ...point, email: withoutScheme(to) }] : [];
  });

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
const organization = (site: SiteDefinition) =>
  ({
    '@type': 'Organization',
    ...agencyId(site),
    name: site.name,
    url: `${site.origin}/`,
    logo: site.origin + iconFiles.large.file,
    telephone: withoutScheme(site.contact.phone.to),
    email: withoutScheme(site.contact.email.to),
    ...(profiles(site).length > 0 && { sameAs: profiles(site) }),
    ...(contactPoints(site).length > 0 && { contactPoint: contactPoints(site) }),
  }) satisfies Organization;

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
const agency = (site: SiteDefinition, today: string): Thing => {
  const { business } = site;
  if (!business || business.sample) return organization(site);
  // TypeScript has a separate type for each type of business; all of them have these properties.
  return {
    ...organization(site),
    ...businessData(business, today),
    ...particularData(business),
    '@type': business.type,
  } as Thing;
};

/** https://developers.google.com/search/docs/appearance/site-names */
const website = (site: SiteDefinition): WebSite => ({
  '@type': 'WebSite',
  ...siteId(site),
  name: site.name,
  url: `${site.origin}/`,
  inLanguage: site.language,
  publisher: agencyId(site),
});

type PostPage = Pick<DescribedPage, 'site' | 'definition'> & { url: string; post: PostDefinition };

/** https://developers.google.com/search/docs/appearance/structured-data/article */
const blogPosting = ({ site, definition, url, post }: PostPage): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${url}#post`,
  headline: definition.title,
  description: definition.description,
  datePublished: post.date,
  inLanguage: site.language,
  author: { '@type': 'Person', name: post.author },
  publisher: agencyId(site),
  mainEntityOfPage: { '@id': url },
  ...(post.picture && { image: site.origin + post.picture.file }),
});

/** Two lists of the same entries say the same. */
const once = (things: Thing[]) => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
];

/**
 * A page as one JSON-LD graph of schema.org: the agency, the site, the page, the entry whose page it is, and the
 * structured data of its visible sections.
 */
export const structuredData = (page: DescribedPage): Graph => {
  const { site, definition, path, addressOf, today, entry, entries, ofSection } = page;
  const url = site.origin + path;
  const { post } = definition;
  const ofEntries = { site, page: url, today, agency: agencyId(site), addressOf };
  const facts: PageFacts = {
    site,
    url,
    isPost: !!post || entry?.kind === 'post',
    agency: agencyId(site),
    addressOf,
    today,
    ofList: (list) => entries.ofList(list, ofEntries),
  };
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
    '@graph': [
      agency(site, today),
      website(site),
      webPage,
      ...(post ? [blogPosting({ site, definition, url, post })] : []),
      ...(entry ? entries.ofEntry(entry, ofEntries) : []),
      ...once(sections),
    ],
  };
};
