import type { ConfigSources } from '../check/read/config-files';
import { readLiteral } from '../check/read/read-literal';

/** What the files of config/ say that stand in `folder`, which must be in order, by their paths. */
export const configValues = <Value>(config: ConfigSources, folder: string): Map<string, Value> =>
  new Map(
    Object.entries(config)
      .filter(([file]) => file.startsWith(folder))
      .map(([file, source]) => [file, readLiteral(source).value as Value]),
  );
