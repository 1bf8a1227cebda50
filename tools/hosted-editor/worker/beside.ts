// oxlint-disable-next-line project/layers -- for what it does alone, before all else: its face would do it to everyone
import '../../../packages/edit-worker/shims/globals';
import { unzipSync } from 'fflate';
import { fonts, loadExamples } from './engine';
import { startHostedEditor } from './start-hosted-editor';

/** The files of the site stand beside the page, as they were when the page was built. */
const load = async () => {
  const response = await fetch('site.zip');
  if (!response.ok) throw new Error(`The files of the site cannot be loaded (${response.status}).`);
  const zip = new Uint8Array(await response.arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', zip));
  const commit = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { commit, files: new Map(Object.entries(unzipSync(zip))) };
};

startHostedEditor({
  name: 'the site beside the page',
  load,
  // Nobody else changes these files: what was typed stays as it was left.
  rebase: ({ files }) =>
    Promise.resolve(new Map([...files].map(([file, { after }]) => [file, after]))),
  fonts,
  loadExamples,
});
