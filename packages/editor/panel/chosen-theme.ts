import { useEffect } from 'react';
import { themeFile } from '../../../src/schema/config-files';
import type { ThemeDefinition } from '../../../src/schema/theme';
import { useSession, useSessionState } from '../editor-context';
import type { SessionState } from '../editor-session';
import { shownTheme } from '../shown-theme';
import { isColor } from './contrast';
import { withDrafts } from './setting-drafts';

/** The theme with the colours that are being chosen, and not written yet; undefined where none is. */
export const chosenTheme = ({ state, drafts }: SessionState): ThemeDefinition | undefined => {
  const chosen = drafts.filter(
    ({ file, value }) => file === themeFile && typeof value === 'string' && isColor(value),
  );
  if (chosen.length === 0) return undefined;
  return withDrafts(shownTheme(state), chosen, themeFile) as ThemeDefinition;
};

/** The page shows a colour as it is chosen, also while the check waits for those that go with it. */
export const useChosenTheme = () => {
  const session = useSession();
  const drafts = useSessionState((state) => state.drafts);
  const theme = useSessionState(({ state }) => shownTheme(state));
  const { showTheme } = session.page;
  useEffect(() => showTheme?.(chosenTheme(session.get())), [showTheme, session, drafts, theme]);
};
