import type { Program } from 'oxc-parser';
import type { SyntaxIssue } from './syntax/syntax-issue';

/** What must stand around the data of a file: the type of its data, and where that is from. */
export type Frame = { type: string; from: string };

/** The first line of such a file. */
export const importOf = ({ type, from }: Frame) => `import type { ${type} } from '${from}';`;

type FrameFinding = Pick<
  SyntaxIssue,
  'error' | 'start' | 'end' | 'parts' | 'suggestion' | 'repair'
>;

/** Imports of anything but the type of the data, and a type that is not that of the data. */
export const checkFrame = (program: Program, text: string, frame: Frame): FrameFinding[] => {
  const { type, from } = frame;
  const right = importOf(frame);
  const wrong = (start: number, end: number, suggestion: string): FrameFinding => ({
    error: 'wrongFrame',
    start,
    end,
    parts: { found: text.slice(start, end) },
    suggestion,
    repair: [{ start, end, text: suggestion }],
  });
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const data = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  // Behind the data begins another file.
  const types = imports.filter(
    ({ importKind, start }) => importKind === 'type' && start < (data?.end ?? Infinity),
  );
  const findings = types.flatMap(({ start, end, source, specifiers }, index): FrameFinding[] => {
    if (index > 0) {
      const repair = [{ start, end, text: '' }];
      return [
        { error: 'besideData', start, end, parts: { found: text.slice(start, end) }, repair },
      ];
    }
    const [only, ...others] = specifiers;
    const isRight =
      source.value === from &&
      others.length === 0 &&
      only?.type === 'ImportSpecifier' &&
      only.local.name === type &&
      text.slice(only.imported.start, only.imported.end) === type;
    return isRight ? [] : [wrong(start, end, right)];
  });
  if (data?.declaration.type !== 'TSSatisfiesExpression') return findings;
  const { start, end } = data.declaration.typeAnnotation;
  if (text.slice(start, end) !== type) return [...findings, wrong(start, end, type)];
  if (imports.length > 0) return findings;
  const repair = [{ start: 0, end: 0, text: `${right}\n\n` }];
  const parts = { found: 'The first line' };
  return [{ error: 'wrongFrame', start: 0, end: 1, parts, suggestion: right, repair }];
};
