import { mediaTypeOf } from './media-types';
import type { PublicRequest } from './serve-public-files';

/** What is used of the global of a service worker, which TypeScript knows as a window here. */
type Scope = {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    get: (
      id: string,
    ) => Promise<{ postMessage: (data: PublicRequest, ports: MessagePort[]) => void } | undefined>;
  };
  addEventListener: (type: string, listener: (event: FetchEvent) => void) => void;
};

type FetchEvent = {
  request: Request;
  clientId: string;
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (done: Promise<void>) => void;
};

const scope = globalThis as unknown as Scope;

/** The editor's own files: pages, which any address of the site is, and what is below this folder. */
const isOwn = ({ mode }: Request, { origin, pathname }: URL) =>
  origin !== scope.location.origin || mode === 'navigate' || pathname.startsWith('/__editor/');

/** A file of the site, from the page that asks for it; what that page does not know is nowhere. */
const fromPage = async (id: string, address: string): Promise<Response> => {
  const page = await scope.clients.get(id);
  if (!page) return Response.error();
  const { port1, port2 } = new MessageChannel();
  const bytes = await new Promise<ArrayBuffer | undefined>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<ArrayBuffer | undefined>) => resolve(data);
    page.postMessage({ address }, [port2]);
  });
  port1.close();
  if (!bytes) return new Response(null, { status: 404 });
  // A picture that is replaced has the same address.
  const headers = { 'content-type': mediaTypeOf(address), 'cache-control': 'no-store' };
  return new Response(bytes, { headers: { ...headers, 'x-content-type-options': 'nosniff' } });
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || clientId === '' || isOwn(request, url)) return;
  event.respondWith(fromPage(clientId, decodeURI(url.pathname)));
});
