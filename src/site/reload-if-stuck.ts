import { loadPage } from './load-page';

/** How long a page that has come may take to be shown, in milliseconds. */
const longestWait = 5000;

/**
 * The page `name` is the next one. If it has come and still is not shown, because the browser does
 * not carry out the transition to it, the whole page is loaded. Returns how to stop watching.
 */
export const reloadIfStuck = (name: string) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const watch = () => {
    if (!over) timer = setTimeout(() => window.location.reload(), longestWait);
  };
  // What cannot be loaded is told elsewhere.
  loadPage(name).then(watch, () => undefined);
  return () => {
    over = true;
    clearTimeout(timer);
  };
};
