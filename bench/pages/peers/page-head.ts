import contact from '../../../tests/sites/agency/config/pages/contact';
import home from '../../../tests/sites/agency/config/pages/home';
import services from '../../../tests/sites/agency/config/pages/services';
import site from '../../../tests/sites/agency/config/site';
import { pageTitle } from '../../../src/head/page-title';
import type { PageDefinition } from '../../../src/sections/page-schema';

const headOf = ({ title, description }: PageDefinition, path: string) => ({
  title: pageTitle(site, title),
  description,
  canonical: `${site.origin}${path}`,
});

/** Texts of the heads of the peers' pages. */
export const heads = {
  home: headOf(home, '/'),
  services: headOf(services, '/Services'),
  contact: headOf(contact, '/Contact'),
};

export const language = site.language;
export const icon = '/favicon.svg';
