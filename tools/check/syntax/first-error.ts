import ts from 'typescript';

/** Where the first sign stands that cannot be understood, or undefined. */
export const firstError = (source: string): number | undefined => {
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName: 'config.ts',
    reportDiagnostics: true,
  });
  const starts = diagnostics.map(({ start = 0 }) => start);
  return starts.length === 0 ? undefined : Math.min(...starts);
};
