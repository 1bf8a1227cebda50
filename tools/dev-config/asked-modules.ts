import type { FormDefinition } from '../../src/form/form-schema';
import type { PageDefinition } from '../../src/sections/page-schema';
import type { ConfigModules } from '../../src/site/config-modules';

/**
 * Stands in for src/site/config-modules.ts in the browser: the dev server is asked for each file by
 * its name, and says what it is that is not there. The address differs each time, since a browser
 * runs a module once, and config may have changed.
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
