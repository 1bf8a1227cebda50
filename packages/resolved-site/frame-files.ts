import { siteFile } from '../../src/schema/config-files';
import { groupOf, textOf } from '../config-values/values';
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
  const { header, footer, business } = groupOf(config?.values.get(siteFile));
  const said = (group: unknown, key: string, usual: string) =>
    config ? (textOf(groupOf(group)[key]) ?? usual) : 'any';
  const headerLook = said(header, 'look', 'bar');
  const strip = said(header, 'strip', 'contact');
  const footerLook = said(footer, 'look', 'columns');
  const shown = strip === 'hours' && !groupOf(business).hours ? 'contact' : strip;
  return [
    { find: '#header', file: headerLook === 'bar' ? 'header.tsx' : `headers/${headerLook}.tsx` },
    { find: '#strip', file: `strips/${shown}.tsx` },
    {
      find: '#footer',
      file: footerLook === 'columns' ? 'footer.tsx' : `footers/${footerLook}.tsx`,
    },
  ];
};
