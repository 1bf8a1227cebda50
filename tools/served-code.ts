import { join } from 'node:path';
import type { Alias } from 'vite';
import { frameFiles } from '../packages/resolved-site/frame-files';
import type { ResolvedConfig } from '../packages/resolved-site/resolve-config';

type Code = {
  root: string;
  /** What `SiteRuntime` is, from the project's root. */
  runtime: string;
  /** Undefined where config may come to choose any look. */
  config?: Pick<ResolvedConfig, 'values'> | undefined;
};

/** What stands for names that src imports, for Vite; package.json has the same for everyone else. */
export const codeAliases = ({ root, runtime, config }: Code): Alias[] => [
  // What differs on the dev server: src/site/site-runtime.ts says what.
  { find: '#site-runtime', replacement: join(root, runtime) },
  ...frameFiles(config).map(({ find, file }) => ({
    find,
    replacement: join(root, 'src/layout', file),
  })),
  // notistack's own styles, a style element that the policy of every page refuses.
  { find: /^goober$/, replacement: join(root, 'src/layout/toast-css.ts') },
];
