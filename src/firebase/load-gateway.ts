import type { Gateway } from '../submission/gateway';

/** Loads the Firebase SDK, a separate chunk, when a visitor turns to a form. */
export const loadGateway = async (): Promise<Gateway> => {
  const { createGateway } = await import('./create-gateway');
  const { protocol, hostname, port } = window.location;
  const standardPort = protocol === 'https:' ? 443 : 80;
  const settings = globalThis.__SITE__?.firebaseSettings ?? null;
  const gateway = await createGateway({
    settings,
    host: { name: hostname, port: Number(port) || standardPort },
  });
  if (globalThis.__SITE__?.countsPlaces === false) return gateway;
  const { countingGateway } = await import('./counting-gateway');
  return countingGateway(gateway, { appCheck: Boolean(settings?.appCheck) });
};
