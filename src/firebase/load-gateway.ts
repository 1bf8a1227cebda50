import type { Gateway } from '../submission/gateway';
import type { FirebaseSettings } from './settings';

/** Defined by the build: the hosted project, or null. */
declare const __FIREBASE_SETTINGS__: FirebaseSettings | null;

/** Loads the Firebase SDK, a separate chunk, when a visitor turns to a form. */
export const loadGateway = async (): Promise<Gateway> => {
  const { createGateway } = await import('./create-gateway');
  const { protocol, hostname, port } = window.location;
  const standardPort = protocol === 'https:' ? 443 : 80;
  return createGateway({
    settings: __FIREBASE_SETTINGS__,
    host: { name: hostname, port: Number(port) || standardPort },
  });
};
