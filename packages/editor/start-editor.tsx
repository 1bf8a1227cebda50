import { createRoot } from 'react-dom/client';
import { createEditClient, type EditLink } from './edit-client';
import type { EditedPage } from './edit-runtime';
import { Editor } from './editor';
import { createSession } from './editor-session';
import { followState } from './follow-state';
import { loadLaterParts } from './later-part';
import { aboveBarMark } from './panel/use-is-covering';
import { hiddenMark } from './text/stand-in';
import { viteLink } from './vite-link';

/**
 * Room for the bar at the end of the page, and what hides a text while it is typed. The line that offers another
 * language would lie on the bar.
 */
const pageStyle = `
[${hiddenMark}] { display: none !important; }
body { padding-bottom: var(--edit-bar-height, 4rem); }
[${aboveBarMark}] { padding-bottom: var(--edit-bar-height, 4rem); }
[contenteditable="true"] { cursor: text; }
[data-other-language] { display: none; }
`;

/** Says in the page why there is no editor; the page itself is shown all the same. */
const sayWhyNot = (element: HTMLElement, words: string) => {
  element.setAttribute('role', 'alert');
  element.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:2147483647;padding:1rem;background:#8c1d18;color:#fff;font:1rem system-ui';
  element.textContent = words;
};

/**
 * Asks the editor's server for config at once, while the page is made; what it returns starts the editor beside that page.
 * Without a link its server is that of `npm run edit`.
 */
export const openEditor = (link: EditLink = viteLink(import.meta.hot)) => {
  const client = createEditClient(link);
  const news = followState(link.hot, client.hello);
  const opened = client.hello();
  // It is said once there is a page to say it in.
  opened.catch(() => undefined);
  return async (page: EditedPage): Promise<void> => {
    const style = Object.assign(document.createElement('style'), { textContent: pageStyle });
    document.head.append(style);
    const element = document.createElement('div');
    element.id = 'editor';
    document.body.append(element);
    try {
      const session = createSession(client, page, await opened);
      news.into(session.takeState);
      createRoot(element).render(<Editor session={session} />);
      loadLaterParts();
    } catch (error) {
      sayWhyNot(element, error instanceof Error ? error.message : String(error));
    }
  };
};
