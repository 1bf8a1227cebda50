import { groupOf, textOf } from '../config-reader/values';
import type { ResolvedConfig } from './resolve-config';

type FrameFile = {
  /** By which src/layout/layout.tsx imports it; package.json has the usual one for everyone else. */
  find: string;
  /** Within src/layout. */
  file: string;
};

/**
 * What surrounds the pages, in the look that config chooses: visitors pay for no other. The dev server, without
 * `config`, may get any of them at any moment.
 */
export const frameFiles = (config: Pick<ResolvedConfig, 'values'> | undefined): FrameFile[] => {
  const { footer } = groupOf(config?.values.get('config/site.ts'));
  const footerLook = config ? (textOf(groupOf(footer).look) ?? 'columns') : 'any';
  return [
    {
      find: '#footer',
      file: footerLook === 'columns' ? 'footer.tsx' : `footers/${footerLook}.tsx`,
    },
  ];
};
