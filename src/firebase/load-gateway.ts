import type { Gateway } from '../submission/gateway';
import type { FirebaseSettings } from './settings';

/** Defined by the build: the hosted project, or null. */
declare const __FIREBASE_SETTINGS__: FirebaseSettings | null;

/** Defined by the build: whether an option of any form has so many places. */
declare const __COUNTS_PLACES__: boolean;

/** Loads the Firebase SDK, a separate chunk, when a visitor turns to a form. */
export const loadGateway = async (): Promise<Gateway> => {
  const { createGateway } = await import('./create-gateway');
  const { protocol, hostname, port } = window.location;
  const standardPort = protocol === 'https:' ? 443 : 80;
  const settings = __FIREBASE_SETTINGS__;
  const gateway = await createGateway({
    settings,
    host: { name: hostname, port: Number(port) || standardPort },
  });
  if (!__COUNTS_PLACES__) return gateway;
  const { countingGateway } = await import('./counting-gateway');
  return countingGateway(gateway, { appCheck: Boolean(settings?.appCheck) });
};
