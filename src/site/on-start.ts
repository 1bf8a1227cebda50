import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';

/** Called on a site that no server rendered. The dev server replaces it, to follow changes of config. */
export const onStart = (_site: Root, _app: ReactElement): void => undefined;
