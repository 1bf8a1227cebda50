import { cloneElement, isValidElement, startTransition, type ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { newsEvent, type ConfigNews } from '../../src/gallery/config-news';
import { forgetPages } from '../../src/site/load-page';
import { forgetForm } from './load-form';

type Wrapped = ReactElement<{ children?: unknown }>;

/** The same elements as new objects: React renders nothing that is the very object it has rendered. */
const anew = (element: Wrapped): Wrapped => {
  const { children } = element.props;
  return isValidElement<Wrapped['props']>(children)
    ? cloneElement(element, { children: anew(children) })
    : cloneElement(element);
};

const namesIn = (folder: string, files: string[]) =>
  files
    .filter((file) => file.startsWith(`config/${folder}/`))
    .map((file) => file.slice(`config/${folder}/`.length, -'.ts'.length));

/**
 * Stands in for src/site/on-start.ts: `site` shows pages and forms as config says them now, without a
 * reload. What is shown stays until the new page has come, so that neither the place on the page nor
 * what was typed is lost.
 */
export const onStart = (site: Root, app: ReactElement) =>
  import.meta.hot?.on(newsEvent, ({ changed }: ConfigNews) => {
    const forms = namesIn('forms', changed);
    const pages = namesIn('pages', changed);
    if (forms.length + pages.length === 0) return;
    forms.forEach(forgetForm);
    if (pages.length > 0) forgetPages();
    startTransition(() => site.render(anew(app as Wrapped)));
  });
