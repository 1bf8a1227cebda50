// oxlint-disable-next-line project/layers -- for what it does alone, before all else: its face would do it to everyone
import '../../../packages/edit-worker/shims/globals';
import { fonts, loadExamples } from './engine';
import { type SiteAtHost, siteAtHost } from './site-at-host';
import { startHostedEditor } from './start-hosted-editor';

/** Defined by the build, from config. */
declare const __EDITING__: SiteAtHost;

startHostedEditor({ ...siteAtHost(__EDITING__), fonts, loadExamples });
