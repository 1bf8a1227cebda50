import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { themeFile } from '../../../src/schema/config-files';
import { valueAt } from '../../../src/schema/values/paths';
import { useSessionState } from '../editor-context';
import { schemaAt } from '../editor-session';
import { LinkPicker } from '../link-picker';
import { shownTheme } from '../shown-theme';
import { ContrastSamples } from './contrast-samples';
import type { KeyControlProps } from './key-control-props';

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
        <LinkPicker
          open
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
  const theme = useSessionState(({ state }) => shownTheme(state));
  const shown = place.file === themeFile ? theme : file;
  const schema = file === undefined ? undefined : schemaAt(place.file, file, group);
  return (
    <>
      <Box
        component="input"
        type="color"
        ref={input}
        aria-label={`Choose: ${panelKey.label}`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
        onChange={({ target }) => show(target.value)}
        sx={{ display: 'block', width: '100%', height: '2.75rem', p: 0, border: 0, mt: 1 }}
      />
      {schema && (
        <ContrastSamples
          colors={valueAt(shown, group)}
          schema={schema}
          scheme={scheme}
          role={role.join('.')}
          typed={value}
        />
      )}
    </>
  );
};
