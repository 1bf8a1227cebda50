import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';

/** Told of a site that no server rendered. The dev server's own follows config from here on. */
export const onStart = (_site: Root, _app: ReactElement): void => undefined;
