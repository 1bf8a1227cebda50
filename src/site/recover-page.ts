import { nextChance, servedBuild } from '../loading/load-chunk';
import { hasFailed, loadFailedPage } from './load-page';

const never = () => new Promise<never>(() => undefined);

const isServed = () => servedBuild().then(Boolean, () => false);

/**
 * Resolves once a page whose scripts could not be loaded can be shown. A browser that remembers that
 * a script failed is given the whole page anew, when the server answers: nothing but the error
 * screen is lost by that, and the page stands in its own HTML then. Never resolves for a page that
 * failed otherwise.
 */
export const recoverPage = async (name: string): Promise<void> => {
  if (!hasFailed(name)) return never();
  for (;;) {
    try {
      return await loadFailedPage(name);
    } catch {
      if (await isServed()) {
        window.location.reload();
        return never();
      }
    }
    await nextChance();
  }
};
