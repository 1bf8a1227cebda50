import { writtenConfigValue } from '../../packages/config-files';
import { groupOf, textOf } from '../../packages/config-values/values';
import { siteFile } from '../../src/schema/config-files';
import { engineRoot } from '../roots';
import { buildEditor } from './build-editor';
import { siteZip } from './site-zip';

/** Where config says that a site's files are; undefined where it names no git host. */
const editedAt = (site: string) => {
  const { editing } = groupOf(writtenConfigValue(site, siteFile));
  const { repository, branch, client } = groupOf(editing);
  const known = textOf(repository);
  if (known === undefined) return undefined;
  return { repository: known, branch: textOf(branch) ?? 'main', client: textOf(client) };
};

/** The files of the editor of a site, by their names; where config names no git host, with the site's own beside them. */
export const editorOfSite = async (site: string): Promise<Map<string, string | Uint8Array>> => {
  const editing = editedAt(site);
  const worker = editing ? 'at-github.ts' : 'beside.ts';
  const files = await buildEditor({ root: engineRoot, site, worker, editing });
  return editing ? files : new Map([...files, ['__editor/site.zip', siteZip(site)]]);
};
