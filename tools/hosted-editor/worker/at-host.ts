// oxlint-disable-next-line project/layers -- for what it does alone, before all else: its face would do it to everyone
import '../../../packages/edit-worker/shims/globals';
import type { SiteAtHost } from '../files/site-at-host';
import type { OpenedAtHost } from '../page/open-at-host';
import { fonts, loadExamples } from './engine';
import { siteAtHost } from './site-at-host';
import { startHostedEditor } from './start-hosted-editor';

/** Defined by the build, from config. */
declare const __EDITING__: SiteAtHost;

startHostedEditor<OpenedAtHost>((opened) => ({
  ...siteAtHost(__EDITING__, opened),
  fonts,
  loadExamples,
}));
