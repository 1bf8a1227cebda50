import { type Profiler, Session } from 'node:inspector';
import { join, relative } from 'node:path';

const root = join(__dirname, '..');

/**
 * How often each function of the project is called by a piece of work, by its file, name and place in the file: the
 * same on any machine, whatever else that does.
 */
export const countCalls = (work: () => void): ReadonlyMap<string, number> => {
  const session = new Session();
  session.connect();
  // A session of one's own thread answers at once.
  const post = (method: string, given: object = {}) => {
    let answer: unknown;
    session.post(method, given, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer;
  };
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    work();
    const { result } = post(
      'Profiler.takePreciseCoverage',
    ) as Profiler.TakePreciseCoverageReturnType;
    const counted = result.flatMap(({ url, functions }) => {
      const file = relative(root, url.replace(/^file:\/\//, ''));
      if (file.startsWith('..') || file.includes('node_modules') || file === '') return [];
      return functions.flatMap(({ functionName, ranges: [range] }) =>
        range && range.count > 0
          ? [[`${file} ${functionName || 'function'} ${range.startOffset}`, range.count] as const]
          : [],
      );
    });
    return new Map(counted);
  } finally {
    post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
};
