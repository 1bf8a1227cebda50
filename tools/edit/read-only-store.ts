import type { EditState, StepAnswer, Value } from '../../src/editor/protocol';
import { readConfigSources } from '../config-reader/config-files';
import { readLiteral } from '../config-reader/read-literal';
import type { EditStore } from './edit-store';

/** Config as it is, which nothing changes. */
export const readOnlyStore = (site: string): EditStore => {
  let version = 0;
  const read = (): EditState => {
    const values = Object.entries(readConfigSources(site)).flatMap(([file, text]) => {
      const { readable, value } = readLiteral(text);
      return readable ? [[file, value as Value] as const] : [];
    });
    version += 1;
    return { version, files: Object.fromEntries(values), problems: [] };
  };
  const message = 'Config can be looked at, and not changed.';
  const refused = (): Promise<StepAnswer> =>
    Promise.resolve({ is: 'lost', message, state: read() });
  return {
    state: read,
    apply: refused,
    undo: refused,
    redo: refused,
    refresh: () => Promise.resolve(read()),
    on: () => () => undefined,
  };
};
