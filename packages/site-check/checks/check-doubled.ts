import { isFormFile } from '../../../src/schema/config-files';
import { groupOf, listOf, sectionsIn, textAt, textOf } from '../../config-values/values';
import type { Finding } from '../../problems/problem';
import { filesOf, type SiteCheck } from '../checked-site';
import { nameTwice, twice } from './found';

/** Two forms that store in one collection. */
export const sharedCollections: SiteCheck['run'] = ({ values }) => {
  const path = 'record.collection';
  const collections = filesOf(isFormFile)(values).map(({ file, value }) => {
    return { file, path, name: textAt(value, path) };
  });
  return twice('sharedCollection', collections).map((finding) => {
    return { ...finding, parts: { other: finding.see.file ?? '' } };
  });
};

/** Two sections of a page with one anchor. */
export const doubledAnchors: SiteCheck['run'] = ({ values }) => {
  const anchors = sectionsIn(values).map(({ file, path, section }) => {
    const anchor = textOf(section.anchor);
    const name = anchor === undefined ? undefined : `${file}#${anchor}`;
    return { file, path: `${path}.anchor`, name };
  });
  return nameTwice('section of this page', 'anchor', anchors);
};

/** Two links of config/site.ts with one name. */
export const doubledAddresses = (site: unknown): Finding[] => {
  const links = listOf(groupOf(site).links).map((link, index) => {
    return { path: `links[${index}].name`, name: textAt(link, 'name') };
  });
  return nameTwice('link of the site', 'name', links);
};
