// oxlint-disable-next-line project/layers -- for what it does alone, before all else: its face would do it to everyone
import '../../../packages/edit-worker/shims/globals';
import type { LoadedSite } from '../../../packages/edit-worker';
import { fonts, loadExamples } from './engine';
import { startHostedEditor } from './start-hosted-editor';

startHostedEditor<LoadedSite>((opened) => ({
  name: 'the site beside the page',
  load: () => opened,
  // Nobody else changes these files: what was typed stays as it was left.
  rebase: ({ files }) =>
    Promise.resolve(new Map([...files].map(([file, { after }]) => [file, after]))),
  fonts,
  loadExamples,
}));
