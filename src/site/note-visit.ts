import type { CountedVisits } from '../schema/visits';

/** Resolves when the browser has nothing else to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });

let noted: string | undefined;

/**
 * Counts the page that the document shows now, once until another one is shown. What cannot be loaded, or fails,
 * leaves the visit uncounted.
 */
export const noteVisit = async (visits: CountedVisits): Promise<void> => {
  const { pathname, href } = window.location;
  if (noted === pathname) return;
  noted = pathname;
  const visit = { address: href, title: document.title };
  try {
    await idle();
    const { countVisit } = await import('../visits/count-visits');
    await countVisit(visits, visit);
  } catch {
    // A blocker, or an outage of theirs: nothing that concerns the visitor.
  }
};
