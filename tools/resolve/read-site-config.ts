import { configValue, type ConfigSources, readConfigSources } from '../config-reader/config-files';
import { resolveConfig, type ResolvedConfig } from './resolve-config';

/** Config of these sources as the site shows it, whatever of it can be read. */
export const resolvedSources = (sources: ConfigSources): ResolvedConfig =>
  resolveConfig(
    new Map(Object.entries(sources).map(([file, source]) => [file, configValue(file, source)])),
  );

/** Config of the site in `root` as the site shows it. */
export const readSiteConfig = (root: string): ResolvedConfig =>
  resolvedSources(readConfigSources(root));
