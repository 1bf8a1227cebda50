import {
  type Change,
  changedValue,
  LostPlace,
  type Step,
  type Value,
} from '../../../src/schema/values/change';
import { valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import type { StepAnswer } from '../../edit-protocol/protocol';
import type { Session, SessionState } from '../editor-session';
import { withFollowers } from '../structure/followers';

/**
 * The session as controls see it while a group is begun that the check does not take yet, such as a condition that
 * needs the name of a field: what is typed stays in the draft, and each change tries to write all of it.
 */
export const draftSession = (session: Session, place: Place, begun: unknown): Session => {
  const { file, path } = place;
  let draft = begun;
  let known: { real: SessionState; draft: unknown; seen: SessionState } | undefined;
  const listeners = new Set<() => void>();

  const get = (): SessionState => {
    const real = session.get();
    if (known?.real === real && known.draft === draft) return known.seen;
    const whole = changedValue(real.state.files[file], {
      ...{ do: 'set', file, path, was: undefined },
      value: draft as Value,
    });
    const files = { ...real.state.files, [file]: whole as Value };
    known = { real, draft, seen: { ...real, state: { ...real.state, files } } };
    return known.seen;
  };

  const drafted = (changes: readonly Change[]): unknown => {
    const { files } = get().state;
    const whole = withFollowers(
      { words: '', changes: [...changes] },
      files,
    ).changes.reduce<unknown>(
      (value, change) =>
        'path' in change && change.file === file ? changedValue(value, change) : value,
      files[file],
    );
    return valueAt(whole, path);
  };
  /** A place that the draft does not have is an answer as well. */
  const draftedOrLost = (changes: readonly Change[]): { draft: unknown } | { lost: StepAnswer } => {
    try {
      return { draft: drafted(changes) };
    } catch (error) {
      if (!(error instanceof LostPlace)) throw error;
      return { lost: { is: 'lost', message: error.message, state: session.get().state } };
    }
  };
  const whole = (words: string, value: unknown): Step => {
    const was = session.valueAt(place) as Value | undefined;
    return { words, changes: [{ do: 'set', ...place, value: value as Value, was }] };
  };

  const write = async ({ words, changes }: Step): Promise<StepAnswer> => {
    const next = draftedOrLost(changes);
    if ('lost' in next) return next.lost;
    draft = next.draft;
    listeners.forEach((listener) => listener());
    return session.write(whole(words, draft));
  };

  return {
    ...session,
    get,
    listen: (listener) => {
      listeners.add(listener);
      const stop = session.listen(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    // The draft is kept as a whole.
    draftAt: () => undefined,
    keepDraft: () => undefined,
    dropDraft: () => undefined,
    // What the file does not have yet has no view of its own.
    select: (selected) => {
      if (selected === undefined || session.valueAt(selected) !== undefined)
        session.select(selected);
    },
    valueAt: (place) => valueAt(get().state.files[place.file], place.path),
    write,
    // The draft has all that came before.
    inTurn: (make) => make(write),
    tryStep: async ({ words, changes }) => {
      const next = draftedOrLost(changes);
      return 'lost' in next ? next.lost : session.tryStep(whole(words, next.draft));
    },
  };
};
