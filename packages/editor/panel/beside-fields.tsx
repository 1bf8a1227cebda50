import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { themeFile } from '../../../src/schema/config-files';
import type { Value } from '../../../src/schema/values/change';
import { isWithin, valueAt } from '../../../src/schema/values/paths';
import { useSession, useSessionState } from '../editor-context';
import { LinkDialog } from '../link-dialog';
import { shownTheme } from '../shown-theme';
import { isColor } from './contrast';
import { ContrastSamples } from './contrast-samples';
import type { KeyControlProps } from './key-control-props';
import { inWords, metaOf } from './panel-keys';
import { withDrafts } from './setting-drafts';

export type BesideProps = KeyControlProps & {
  value: string;
  put: (next: string) => void;
  show: (next: string) => void;
};

export const ChooseLink = ({ panelKey, put }: BesideProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`Choose: ${panelKey.label}`}>
        Choose …
      </Button>
      {isOpen && (
        <LinkDialog
          onClose={() => setOpen(false)}
          onChoose={(to) => {
            setOpen(false);
            put(to);
          }}
        />
      )}
    </>
  );
};

const noSwatch = { visibility: 'hidden' } as const;

/** The browser's own colours, and how the colour stands out from its grounds. */
export const ChooseColor = ({ place, panelKey, value, put, show }: BesideProps) => {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ put, show });
  useEffect(() => {
    latest.current = { put, show };
  });
  useEffect(() => {
    const element = input.current;
    // React's onChange is the browser's input event, which tells each colour on the way.
    const onChange = () => element && latest.current.put(element.value);
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, []);
  const [group = '', scheme = '', ...role] = place.path.split('.');
  const file = useSessionState(({ state }) => state.files[place.file]);
  const written = useSessionState(({ state }) => valueAt(state.files[place.file], place.path));
  const theme = useSessionState(({ state }) => shownTheme(state));
  const drafts = useSessionState((state) => state.drafts);
  const shown = withDrafts(place.file === themeFile ? theme : file, drafts, place.file);
  const session = useSession();
  const { makes } = metaOf(panelKey.schema);
  const makeAll = async (from: string, { group: path, by, beside }: NonNullable<typeof makes>) => {
    const at = { file: place.file, path };
    const was = session.valueAt(at) as Value | undefined;
    // What was typed in the colours is what they are made from, and no longer to be written by itself.
    show(typeof written === 'string' ? written : '');
    const drafts = session
      .get()
      .drafts.filter((each) => each.file === at.file && isWithin(each.path, path));
    drafts.forEach(session.dropDraft);
    const words = `All colours from ${from}`;
    const value = { [by]: from };
    const answer = await session.write({ words, changes: [{ do: 'set', ...at, value, was }] });
    if (answer.is !== 'written') {
      show(from);
      drafts.forEach(session.keepDraft);
    }
    session.tellRefused(answer);
    const others = Object.keys(session.valueAt({ ...at, path: beside }) ?? {});
    if (answer.is !== 'written' || others.length === 0) return;
    session.tell(`${inWords(beside)} keep their own colours: ${others.join(', ')}.`);
  };
  return (
    <>
      <Box
        component="input"
        type="color"
        ref={input}
        aria-label={`Choose: ${panelKey.label}`}
        value={isColor(value) ? value.toLowerCase() : '#000000'}
        onChange={({ target }) => show(target.value)}
        sx={[
          { display: 'block', width: '100%', height: '2.75rem', p: 0, border: 0, mt: 1 },
          // The browser would show black, where there is none yet.
          !isColor(value) && { border: '1px dashed', '&::-webkit-color-swatch': noSwatch },
          !isColor(value) && { '&::-moz-color-swatch': noSwatch },
        ]}
      />
      {makes && (
        <Button
          variant="outlined"
          disabled={!isColor(value)}
          onClick={() => void makeAll(value, makes)}
          sx={{ mt: 2 }}
        >
          Make all colours from this one
        </Button>
      )}
      {group === 'color' && (
        <ContrastSamples
          colors={valueAt(shown, group)}
          scheme={scheme}
          role={role.join('.')}
          typed={value}
        />
      )}
    </>
  );
};
