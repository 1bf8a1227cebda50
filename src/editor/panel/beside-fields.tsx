import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef, useState } from 'react';
import { useSessionState } from '../editor-context';
import { LinkPicker } from '../link-picker';
import type { Place } from '../marked-config';
import { valueAt } from '../paths';
import { contrastsOf } from './contrast';
import { metaOf, type PanelKey } from './panel-keys';

type BesideProps = {
  place: Place;
  panelKey: PanelKey;
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
  const [scheme = ''] = /^color\.[^.]+/.exec(place.path) ?? [];
  const colors = useSessionState(({ state }) => valueAt(state.files[place.file], scheme));
  const { description = '' } = metaOf(panelKey.schema);
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
      {contrastsOf(value, description, colors).map(({ ground, ratio, needed }) => (
        <FormHelperText key={ground} error={ratio < needed}>
          {`${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1 against ${ground}${ratio < needed ? ': too little' : ''}`}
        </FormHelperText>
      ))}
    </>
  );
};
