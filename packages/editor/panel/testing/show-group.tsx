import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { themeExample } from '../../../../src/schema/theme-example';
import type { Step } from '../../../../src/schema/values/change';
import type { AnySchema } from '../../../../src/schema/values/inner-schema';
import { valueAt } from '../../../../src/schema/values/paths';
import type { Place } from '../../../../src/schema/values/written-place';
import { createTheme } from '../../../../src/theme/create-theme';
import type { EditState } from '../../../edit-protocol/protocol';
import { createDialogTexts } from '../../dialog-texts';
import { SessionContext } from '../../editor-context';
import type { Session } from '../../editor-session';
import { StructureProvider } from '../../structure/structure';
import { GroupControls } from '../group-controls';

const file = 'config/pages/shown.ts';

const sessionOf = (value: unknown) => {
  const others = { 'config/theme.ts': themeExample };
  const files: Record<string, unknown> = { [file]: value, ...others };
  let state = { version: 1, files, problems: [] } as unknown as EditState;
  const listeners = new Set<() => void>();
  const steps: Step[] = [];
  let current = {
    state,
    selected: undefined,
    problems: [],
    notice: undefined,
    isWriting: false,
    drafts: [],
  };
  const write = (step: Step) => {
    steps.push(step);
    return Promise.resolve({ is: 'written', state });
  };
  const session = {
    get: () => current,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    valueAt: (place: Place) => valueAt(files[place.file], place.path),
    write,
    inTurn: (make: (now: typeof write) => unknown) => make(write),
    tryStep: () => Promise.resolve({ is: 'valid' }),
    select: () => undefined,
    tell: () => undefined,
    markTyped: () => undefined,
    draftAt: () => undefined,
    keepDraft: () => undefined,
    dropDraft: () => undefined,
    dialogs: createDialogTexts('shown'),
  } as unknown as Session;
  const show = (next: unknown) => {
    state = {
      ...state,
      version: state.version + 1,
      files: { ...others, [file]: next },
    } as unknown as EditState;
    current = { ...current, state };
    listeners.forEach((listener) => listener());
  };
  return { session, steps, show };
};

const theme = createTheme(themeExample);

/** The panel's controls of a group, and the steps that they write. */
export const showGroup = async (shown: { schema: AnySchema; value: unknown }) => {
  const made = sessionOf(shown.value);
  let unmount = () => undefined as void;
  await act(async () => {
    ({ unmount } = render(
      <SessionContext value={made.session}>
        <ThemeProvider theme={theme}>
          <Suspense>
            <StructureProvider>
              <GroupControls place={{ file, path: '' }} schema={shown.schema} name="it" />
            </StructureProvider>
          </Suspense>
        </ThemeProvider>
      </SessionContext>,
    ));
    await Promise.resolve();
  });
  return { ...made, unmount };
};
