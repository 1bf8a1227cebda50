import { writtenConfigValue } from '../../packages/config-files';
import { groupOf, textOf } from '../../packages/config-values/values';
import { siteFile } from '../../src/schema/config-files';

type Editing = {
  /** As firm/site. */
  repository: string;
  branch: string;
  /** The site's folder in the repository, if it is not the whole. */
  folder: string | undefined;
  /** The address of the server, where the files are not at GitHub. */
  server: string | undefined;
  /** The client ID of the GitHub App, if people sign in with a button. */
  client: string | undefined;
  address: string | undefined;
  hosting: string | undefined;
};

/** What config says of the editor at an address of its own; undefined where it says nothing. */
export const editingOf = (site: string): Editing | undefined => {
  const { editing } = groupOf(writtenConfigValue(site, siteFile));
  const { repository, branch, folder, server, client, address, hosting } = groupOf(editing);
  const known = textOf(repository);
  if (known === undefined) return undefined;
  return {
    repository: known,
    branch: textOf(branch) ?? 'main',
    folder: textOf(folder),
    server: textOf(server),
    client: textOf(client),
    address: textOf(address),
    hosting: textOf(hosting),
  };
};
