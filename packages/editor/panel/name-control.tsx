import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentType, useId, useState } from 'react';
import { WaysContext } from '../dialog-ways';
import { useSessionState } from '../editor-context';
import { laterPart } from '../later-part';
import { FieldControl, Problems } from './field-control';
import { type KeyControlProps, wordsFor } from './key-control-props';
import { metaOf, type PanelKey } from './panel-keys';
import { usePlace } from './use-place';
import { entriesToName, type Offered, whatThereIs } from './what-there-is';

type Adding = ComponentType<{ onAdded: (name: string) => void }>;

/** What makes a new one of those that are chosen from. */
const adds: Record<string, { words: string; Add: Adding } | undefined> = {
  form: {
    words: 'New form …',
    Add: laterPart(async () => (await import('../pages/add-form')).AddForm),
  },
  collection: {
    words: 'New collection …',
    Add: laterPart(async () => (await import('../pages/add-collection')).AddCollection),
  },
};

type EntriesProps = {
  panelKey: PanelKey;
  entries: readonly Offered[];
  put: (next: string) => void;
};

/** Fills in the name of an entry, where words of one's own can be typed as well. */
const ChooseEntry = ({ panelKey, entries, put }: EntriesProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        size="small"
        aria-label={`Choose: ${panelKey.label}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Choose …
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {entries.map(({ value, label }) => (
            <MenuItem
              key={value}
              onClick={() => {
                close();
                put(value);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

/** The name of something that the site has, chosen from all there are, or made anew. */
export const NameControl = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const words = wordsFor(props);
  const files = useSessionState(({ state }) => state.files);
  const { value, problems, write } = usePlace(place, words);
  // A choice stays the same field while it is chosen from.
  const [first] = useState(value);
  const offered = whatThereIs(files, place, { schema: panelKey.schema, first });
  const entries = offered ? [] : entriesToName(files, panelKey.schema);
  const [isAdding, setAdding] = useState(false);
  const id = useId();
  const adding = adds[metaOf(panelKey.schema).chooses?.name ?? ''];
  const close = () => setAdding(false);
  return (
    <>
      <FieldControl
        // Of others it is another field.
        key={offered?.map(({ value, label }) => `${value} ${label}`).join()}
        place={place}
        panelKey={offered ? { ...panelKey, offered } : panelKey}
        words={words}
        beside={({ put }) => entries.length > 0 && <ChooseEntry {...{ panelKey, entries, put }} />}
      />
      {adding && (
        <Button
          size="small"
          aria-label={`${adding.words} ${panelKey.label}`}
          onClick={() => setAdding(true)}
        >
          {adding.words}
        </Button>
      )}
      {adding && isAdding && (
        <Dialog open onClose={close} fullWidth maxWidth="md">
          <WaysContext value={{ back: close, leave: close }}>
            <adding.Add
              onAdded={(name) => {
                close();
                void write(name);
              }}
            />
          </WaysContext>
        </Dialog>
      )}
      <Problems id={id} words={problems} />
    </>
  );
};
