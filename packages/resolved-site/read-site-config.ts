import type { FormDefinition } from '../../src/form/form-schema';
import { isFormFile } from '../../src/schema/config-files';
import { type ConfigSources, readConfigSources, writtenValues } from '../config-files';
import { resolveConfig, type ResolvedConfig, type Resolving } from './resolve-config';

/** Config of these sources as the site shows it, whatever of it can be read. */
export const resolvedSources = (sources: ConfigSources, resolving?: Resolving): ResolvedConfig =>
  resolveConfig(writtenValues(sources), resolving);

/** Config of the site in `root` as the site shows it, in its main language or the one of this key. */
export const readSiteConfig = (root: string, language?: string): ResolvedConfig =>
  resolvedSources(readConfigSources(root), { language });

/** The forms among these files. */
export const formsIn = ({
  values,
}: Pick<ResolvedConfig, 'values'>): (readonly [file: string, form: FormDefinition])[] =>
  [...values].flatMap(([file, form]) =>
    isFormFile(file) ? [[file, form as FormDefinition] as const] : [],
  );

/** The forms of the site in `root` with every option that they ever offer: what was stored before stays known. */
export const readSiteForms = (root: string) =>
  formsIn(resolvedSources(readConfigSources(root), { offered: 'ever' }));
