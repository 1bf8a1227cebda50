/** @jest-environment node */
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import fc from 'fast-check';
import { readConfigSources } from '../../packages/config-files/config-files';
import { readLiteral } from '../../packages/config-files/read-literal';
import type { Problem } from '../../packages/problems/problem';
import { checkConfig } from '../../packages/site-check/check-config';
import { randomRuns } from '../runs';
import { mutations } from './mutation';

/** What a random change of any config file leads to. */

const sources = readConfigSources(join(__dirname, '../sites/agency'));

/** What the file says to whoever runs it. */
const run = (source: string): unknown => {
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exported: { default?: unknown } = {};
  runInNewContext(code, { exports: exported });
  return exported.default;
};

const isIn = (file: string, lines: number, { file: reported, line, see }: Problem) =>
  (reported === file && line >= 1 && line <= lines) || (see?.startsWith(`${file}:`) ?? false);

/** What only libraries and compilers say, and places of the catalogue's texts that were not filled in. */
const raw =
  /must be a `|but the final value|\bthis (?:field has|must)|Unexpected token|Expected `|Unterminated|\[object|TypeError|SyntaxError|\{(?:found|other|closing|key|form|where|length|ratio|needed|ground)\}/;

/** The answer's own words, without what it repeats of the file. */
const wordsOf = ({ message, allowed = '', repair }: Problem) =>
  [message, allowed, repair].map((text) => text.replaceAll(/“[^”]*”/g, ''));

test('it is diagnosed in that file, or the file says what the site reads', () => {
  fc.assert(
    fc.property(mutations(sources), ({ file, text }) => {
      const problems = checkConfig({ ...sources, [file]: text });
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (errors.length === 0) {
        expect(readLiteral(text).value).toEqual(run(text));
        return;
      }
      const lines = text.split('\n').length;
      expect(errors.some((problem) => isIn(file, lines, problem))).toBe(true);
      for (const words of errors.flatMap(wordsOf)) expect(words).not.toMatch(raw);
      for (const { allowed } of errors) expect(allowed).not.toBe('');
    }),
    randomRuns({ short: 40, full: 1000 }),
  );
});
