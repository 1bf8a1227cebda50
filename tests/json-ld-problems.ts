import { businessTypes } from '../src/schema/business';
import { richResults } from './rich-results';

/** JSON-LD as in a page. */
export type JsonLdNode = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

/**
 * The properties that Google requires of each type that the site uses, or needs to make use of it
 * (https://developers.google.com/search/docs/appearance/structured-data).
 */
const needed: Record<string, readonly string[]> = {
  ...Object.fromEntries(richResults.map(({ type, required }) => [type, required])),
  Organization: ['name'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'provider'],
  ImageGallery: ['name', 'image'],
  ImageObject: ['contentUrl'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  ContactPoint: ['contactType'],
  Menu: ['inLanguage'],
  MenuSection: ['name', 'hasMenuItem'],
  PropertyValue: ['name', 'value'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
  Country: ['name'],
};

const ofBusiness = ['name', 'url', 'address'];
/** What a site says of itself, which every other part of a page refers to. */
const ofOwner = ['name', 'url', 'logo'];

const neededBy = (type: string): readonly string[] | undefined =>
  needed[type] ?? (businessTypes.some((each) => each === type) ? ofBusiness : undefined);

const addresses = ['@id', 'url', 'item', 'logo', 'sameAs', 'contentUrl', 'thumbnailUrl'];

const isNode = (value: unknown): value is JsonLdNode => typeof value === 'object' && value !== null;

/** Every node of a graph, including nested ones. */
export const nodesOf = (value: unknown): JsonLdNode[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
};

const isAbsolute = (value: unknown) => typeof value === 'string' && /^https:\/\/[^/]/.test(value);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Merges nodes with the same `@id`. */
const merged = (nodes: JsonLdNode[]) => {
  const described = nodes.filter((node) => node['@type']);
  const things = new Map<unknown, JsonLdNode>();
  described.forEach((node) => {
    const key = node['@id'] ?? node;
    things.set(key, { ...things.get(key), ...node });
  });
  return [...things.values()];
};

const problemsOf = (node: JsonLdNode): string[] => {
  const type = String(node['@type']);
  const known = neededBy(type);
  if (!known) return [`${type} is no type that the site uses`];
  const required = type === 'Organization' && node['@id'] ? ofOwner : known;
  const leads = type !== 'ListItem' || node.item !== undefined || node.url !== undefined;
  return [
    ...(leads ? [] : ['ListItem leads nowhere']),
    ...required.filter((key) => isEmpty(node[key])).map((key) => `${type} has no ${key}`),
    ...Object.keys(node)
      .filter((key) => isEmpty(node[key]))
      .map((key) => `${type}.${key} is empty`),
    ...addresses
      .flatMap((key) => [node[key] ?? []].flat().map((value) => ({ key, value })))
      .filter(({ value }) => !isAbsolute(value))
      .map(({ key, value }) => `${type}.${key} is no address: ${JSON.stringify(value)}`),
  ];
};

/** Everything that a search engine could not read in a graph. */
export const jsonLdProblems = (graph: JsonLdNode): string[] => {
  const nodes = nodesOf(graph['@graph']);
  const known = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
  const lost = nodes.filter((node) => !node['@type'] && !known.has(node['@id']));
  const positions = nodes
    .filter((node) => node['@type'] === 'BreadcrumbList')
    .flatMap((list) => nodesOf(list.itemListElement).map((item, at) => item.position === at + 1));
  return [
    ...(graph['@context'] === 'https://schema.org' ? [] : ['the context is not schema.org']),
    ...merged(nodes).flatMap(problemsOf),
    ...lost.map((node) => `nothing has the @id ${String(node['@id'])}`),
    ...(positions.every(Boolean) ? [] : ['the breadcrumb does not count from 1']),
  ];
};
