import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firebaseTool, handOver } from '../firebase-tools';
import { editorFolder, pagesOfEditor, writeEditorOf } from '../hosted-editor/editor-of-site';
import { editorHosting } from './editor-hosting';

type Editor = {
  site: string;
  project: string;
  hosting: string;
  signInRegion: string | undefined;
  /** Arguments for Firebase's tool. */
  args: readonly string[];
};

/**
 * Builds the editor of the site, and publishes it to the Hosting site that config names: by settings of its own, since
 * firebase.json is the site's. Resolves to the exit code of Firebase's tool.
 */
export const deployEditor = async (editor: Editor): Promise<number> => {
  const { site, project, hosting, signInRegion, args } = editor;
  const folder = join(site, editorFolder);
  await writeEditorOf(site);
  const settings = editorHosting({ hosting, folder: pagesOfEditor, signInRegion });
  writeFileSync(join(folder, 'firebase.json'), `${JSON.stringify(settings, null, 2)}\n`);
  console.log(`The editor is built, for the Hosting site ${hosting}:`);
  const command = ['--yes', firebaseTool, 'deploy', '--project', project, '--only', 'hosting'];
  return handOver([...command, ...args], folder);
};
