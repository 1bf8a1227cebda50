import { businessTypes } from '../src/schema/business';
import { richResults } from './rich-results';

/** JSON-LD as in a page. */
export type JsonLdNode = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

/** What else has to be there, or a type could not be made use of. */
const parts: Record<string, readonly string[]> = {
  WebPage: ['name', 'url'],
  ListItem: ['position', 'name'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  Offer: ['price', 'priceCurrency', 'url'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'url'],
  CourseInstance: ['courseMode'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'provider'],
  ImageGallery: ['name', 'image'],
  ImageObject: ['contentUrl'],
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

/** What Google requires of each type, and what is always written of it. */
const needed: Record<string, readonly string[]> = {
  ...parts,
  ...Object.fromEntries(
    richResults.map(({ type, properties }) => [
      type,
      Object.entries(properties).flatMap(([path, [asked, when]]) =>
        asked === 'required' || when.startsWith('always') ? [path] : [],
      ),
    ]),
  ),
};

/** What a site says of itself, which every other part of a page refers to. */
const ofOwner = ['name', 'url', 'logo'];

const neededBy = (type: string): readonly string[] | undefined =>
  needed[type] ?? (businessTypes.some((each) => each === type) ? needed.LocalBusiness : undefined);

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

/** What a reference stands for; itself where nothing has its `@id`. */
type Referred = (node: JsonLdNode) => JsonLdNode;

const referredIn =
  (things: readonly JsonLdNode[]): Referred =>
  (node) =>
    things.find((each) => each['@id'] !== undefined && each['@id'] === node['@id']) ?? node;

/** The values of `path`, names with dots between, in every part that has it; undefined where a part lacks it. */
const valuesAt = (node: JsonLdNode, path: string, referred: Referred): unknown[] => {
  const [key = '', ...rest] = path.split('.');
  const values = [node[key]].flat();
  if (rest.length === 0) return values.length > 0 ? values : [undefined];
  return values
    .filter((value) => value !== undefined)
    .flatMap((value) =>
      isNode(value) ? valuesAt(referred(value), rest.join('.'), referred) : [undefined],
    );
};

/** One of the names of `a.b or a.c` has to be in every part. */
const lacks = (node: JsonLdNode, paths: string, referred: Referred): boolean => {
  const found = paths.split(' or ').map((path) => valuesAt(node, path, referred));
  return (found[0] ?? []).some((_, index) => found.every((values) => isEmpty(values[index])));
};

/** Whether anything of the type in the graph has a value of `path`. */
export const isSaid = (graph: JsonLdNode, types: readonly string[], path: string): boolean => {
  const things = merged(nodesOf(graph['@graph']));
  const referred = referredIn(things);
  return things
    .filter((node) => types.includes(node['@type'] ?? ''))
    .some((node) => valuesAt(node, path, referred).some((value) => !isEmpty(value)));
};

const problemsOf = (node: JsonLdNode, referred: Referred): string[] => {
  const type = String(node['@type']);
  const known = neededBy(type);
  if (!known) return [`${type} is no type that the site uses`];
  const required = type === 'Organization' && node['@id'] ? ofOwner : known;
  const leads = type !== 'ListItem' || node.item !== undefined || node.url !== undefined;
  return [
    ...(leads ? [] : ['ListItem leads nowhere']),
    ...required
      .filter((path) => lacks(node, path, referred))
      .map((path) => `${type} has no ${path}`),
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
  const things = merged(nodes);
  const known = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
  const lost = nodes.filter((node) => !node['@type'] && !known.has(node['@id']));
  const positions = nodes
    .filter((node) => node['@type'] === 'BreadcrumbList')
    .flatMap((list) => nodesOf(list.itemListElement).map((item, at) => item.position === at + 1));
  return [
    ...(graph['@context'] === 'https://schema.org' ? [] : ['the context is not schema.org']),
    ...things.flatMap((node) => problemsOf(node, referredIn(things))),
    ...lost.map((node) => `nothing has the @id ${String(node['@id'])}`),
    ...(positions.every(Boolean) ? [] : ['the breadcrumb does not count from 1']),
  ];
};
