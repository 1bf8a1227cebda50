import { readFileSync, statSync } from 'node:fs';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/**
 * Jest's runtime, which reads and compiles a module once for each worker. Its own one does both anew for every test
 * file, and compiles each function anew when that is called first: a quarter of all that unit tests take. A script may
 * run in any context.
 */

/** Texts of files by their names, as they were read last. */
const texts = new Map();

const textOf = (filename) => {
  const { mtimeMs, size } = statSync(filename);
  const known = texts.get(filename);
  if (known?.mtimeMs === mtimeMs && known.size === size) return known.text;
  const text = readFileSync(filename, 'utf8');
  texts.set(filename, { text, mtimeMs, size });
  return text;
};

/** By a module's file and the code that it has been transformed to. */
const scripts = new Map();

const scriptOf = (filename, code, parameters) => {
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  const begin = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${begin}${code}\n})`, { filename, columnOffset: -begin.length });
  scripts.set(filename, { code, script });
  return script;
};

export default class SharingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, fileCache, _environment: environment } = this;
    fileCache.readFile = textOf;
    const compile = executor.compile.bind(executor);
    executor.compile = (code, filename) => {
      try {
        return scriptOf(filename, code, executor.injectedModuleParameters).runInContext(
          environment.getVmContext(),
        );
      } catch {
        // What is wrong with its syntax, Jest says better.
        return compile(code, filename);
      }
    };
  }
}
