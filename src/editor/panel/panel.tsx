import { useSessionState } from '../editor-context';
import { EntryList } from '../structure/entry-list';

/** Beside the page: every key of what is selected. */
export const Panel = () => {
  const selected = useSessionState((state) => state.selected);
  return selected && <EntryList {...selected} />;
};
