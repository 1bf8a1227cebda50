/** What stands for Node's modules in the worker, by their names behind `node:`. */
const shims = {
  fs: 'fs',
  'fs/promises': 'fs-promises',
  crypto: 'crypto',
  os: 'os',
  'timers/promises': 'timers-promises',
};

const parser = '../../../packages/edit-worker/parser/parse-sync';

/** Loads the worker's code with what stands for Node's modules there, and a memory of its own. */
export const inMemory = <Loaded>(load: () => Loaded): Loaded => {
  let loaded: { is: Loaded } | undefined;
  jest.isolateModules(() => {
    for (const [name, shim] of Object.entries(shims)) {
      const file = `../../../packages/edit-worker/shims/${shim}`;
      jest.doMock(`node:${name}`, () => jest.requireActual<object>(file));
    }
    jest.doMock('oxc-parser', () => jest.requireActual<object>(parser));
    loaded = { is: load() };
  });
  [...Object.keys(shims).map((name) => `node:${name}`), 'oxc-parser'].forEach((name) =>
    jest.dontMock(name),
  );
  return loaded!.is;
};
