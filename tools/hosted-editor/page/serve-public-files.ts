import type { Connection } from './connection';

/** What the service worker asks for: a file of public/, by its address; the answer comes through the port. */
export type PublicRequest = { address: string };

/**
 * Has the site's own files (pictures, videos) come from the worker's memory, at their own addresses: a service worker
 * asks for each. Without one, as where the browser forbids it, pages are edited without pictures.
 */
export const servePublicFiles = async ({ send }: Connection, address: string): Promise<void> => {
  // Typed as always there; it is not in a page without HTTPS.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    const { address: of } = data as PublicRequest;
    const query = new URLSearchParams({ address: of }).toString();
    const answer = send(`shown/public?${query}`).then(async (response) =>
      response.ok ? response.arrayBuffer() : undefined,
    );
    void answer.catch(() => undefined).then((bytes) => port?.postMessage(bytes));
  });
  try {
    const { active } = await serviceWorker.register(address);
    // A page that was loaded past it has none, and gets none.
    if (serviceWorker.controller || active) return;
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
  } catch (error) {
    console.error(error);
  }
};
