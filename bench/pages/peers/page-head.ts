import home from '../../../config/pages/home';
import site from '../../../config/site';
import { pageTitle } from '../../../src/head/page-title';

/** Texts of the head of Home. */
export const pageHead = {
  language: site.language,
  title: pageTitle(site, home.title),
  description: home.description,
  canonical: `${site.origin}/`,
  icon: '/favicon.svg',
};
