import { join } from 'node:path';
import { engineRoot } from '../roots';
import { buildEditor, writeEditor } from './build-editor';
import { editingOf } from './editing-of';
import { siteZip } from './site-zip';

/** Below a site's folder: a folder with the editor's files, and beside it what its host is told of them. */
export const editorFolder = 'dist-editor';

/** The editor's files, below that folder. */
export const pagesOfEditor = 'site';

/**
 * Builds the editor of a site into its folder, which then has only these files; where config names no git host, with the
 * site's own beside them. Returns them by their names.
 */
export const writeEditorOf = async (site: string): Promise<Map<string, string | Uint8Array>> => {
  const editing = editingOf(site);
  const worker = editing ? 'at-host.ts' : 'beside.ts';
  const built = await buildEditor({ root: engineRoot, site, worker, editing });
  const files = editing ? built : new Map([...built, ['__editor/site.zip', siteZip(site)]]);
  writeEditor(join(site, editorFolder, pagesOfEditor), files);
  return files;
};
