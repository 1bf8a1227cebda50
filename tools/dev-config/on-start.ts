import { cloneElement, isValidElement, startTransition, type ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { newsEvent, type ConfigNews } from '../../src/gallery/config-news';
import { forgetPages } from '../../src/site/load-page';
import { forgetForm } from './load-form';

type Wrapped = ReactElement<{ children?: unknown }>;

/** The same elements as new objects: React does not render an identical object again. */
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
 * Stands in for src/site/on-start.ts: `site` shows pages and forms from current config, without a
 * reload. The old page stays until the new one is loaded, so that scroll position and typed text are
 * kept.
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
