import type { FormDefinition } from '../../src/form/form-schema';
import type { PageDefinition } from '../../src/sections/page-schema';
import type { ConfigModules } from '../../src/site/config-modules';

/**
 * Stands in for src/site/config-modules.ts in the browser: requests each file from the dev server by
 * its name, which reports a missing file. The address differs each time, since a browser runs a module
 * once, and config may have changed.
 */
const asked = <Definition>(folder: string): ConfigModules<Definition> =>
  new Proxy<ConfigModules<Definition>>(
    {},
    {
      get: (_none, name: string) => () =>
        import(/* @vite-ignore */ `/config/${folder}/${name}.ts?t=${Date.now()}`),
    },
  );

export const pageModules = asked<PageDefinition>('pages');
export const formModules = asked<FormDefinition>('forms');
