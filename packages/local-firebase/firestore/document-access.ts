import type { DocumentAccess } from '../rules/evaluation';
import { EvaluationError, type RulesValue } from '../rules/rules-value';

type Data = ReadonlyMap<string, RulesValue>;

type Options = {
  readonly database: string;
  /** The data of a document, `<collection>/<id>`; undefined where there is none. */
  readonly before: (path: string) => Data | undefined;
  readonly after: (path: string) => Data | undefined;
};

/** Firestore's limits on the documents that rules ask for: of one write, and of all of a commit. */
const mostOfWrite = 10;
const mostOfCommit = 20;

/** Gives the rules of each write of a commit what they ask for, within Firestore's limits. */
export const createDocumentAccess = ({ database, before, after }: Options) => {
  let total = 0;
  return (): DocumentAccess => {
    const accessed = new Set<string>();
    const asking = (when: string, read: Options['before']) => (path: readonly string[]) => {
      const [, named, , ...below] = path;
      if (named !== database) throw new EvaluationError('another database has no documents here');
      const place = below.join('/');
      // What was asked for before is not counted again.
      if (!accessed.has(`${when} ${place}`)) {
        accessed.add(`${when} ${place}`);
        total += 1;
      }
      if (accessed.size > mostOfWrite || total > mostOfCommit) {
        throw new EvaluationError('the rules ask for too many documents');
      }
      return read(place);
    };
    return { before: asking('before', before), after: asking('after', after) };
  };
};

/** A rule asks for another document: all that it decides about must then be committed together. */
class AsksElsewhere extends Error {
  override readonly name = 'AsksElsewhere';
}

const refuse = () => {
  throw new AsksElsewhere();
};

/** For rules that need no other document. */
export const noAccess: DocumentAccess = { before: refuse, after: refuse };

export const asksElsewhere = (error: unknown): boolean => error instanceof AsksElsewhere;
