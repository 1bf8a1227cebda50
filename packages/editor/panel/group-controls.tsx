import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { isGroup } from '../../../src/schema/values/group';
import { isWithin, joinPath } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { useSessionState } from '../editor-context';
import { AddEntry } from '../structure/add-entry';
import { EntryList } from '../structure/entry-list';
import { AddPictures } from './add-pictures';
import { type BesideProps, ChooseColor, ChooseLink } from './beside-fields';
import { ChoiceControl, KindControl } from './choice-control';
import { DayOfYearControl, DayOrYearlyControl } from './day-of-year';
import { DrawingControl } from './drawing-control';
import { FieldControl } from './field-control';
import { FocusControl } from './focus-control';
import { InnerGroup } from './inner-group';
import {
  type GroupControlsProps,
  type KeyControlProps,
  Titled,
  wordsFor,
} from './key-control-props';
import { LayoutControl } from './layout-control';
import { ChooseLook, ChooseTheme, IconControl } from './looks';
import { NameControl } from './name-control';
import { NamesControl } from './names-control';
import { keysOf, metaOf, type PanelKey, partOfKey } from './panel-keys';
import { FileControl } from './picture-file';
import { RulesOfField } from './rules-of-field';
import { usePlace } from './use-place';

const ListControl = ({ place, panelKey }: KeyControlProps) => (
  <Titled panelKey={panelKey}>
    <EntryList {...place} />
    <AddEntry {...place} label={`Add to “${panelKey.label}”`} />
    <AddPictures place={place} label={panelKey.label} />
  </Titled>
);

const besides: Partial<Record<PanelKey['sort'], ComponentType<BesideProps>>> = {
  link: ChooseLink,
  color: ChooseColor,
  look: ChooseLook,
  theme: ChooseTheme,
};

/** A field, and below it what fills it without typing. */
const ChosenField = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const Choose = besides[panelKey.sort];
  return (
    <FieldControl
      place={place}
      panelKey={panelKey}
      words={wordsFor(props)}
      beside={(field) => Choose && <Choose {...props} {...field} />}
    />
  );
};

const PlainField = (props: KeyControlProps) => (
  <FieldControl place={props.place} panelKey={props.panelKey} words={wordsFor(props)} />
);

const controls: Partial<Record<PanelKey['sort'], ComponentType<KeyControlProps>>> = {
  link: ChosenField,
  color: ChosenField,
  look: ChosenField,
  theme: ChosenField,
  layout: LayoutControl,
  icon: IconControl,
  drawing: DrawingControl,
  file: FileControl,
  name: NameControl,
  focus: FocusControl,
  'day-of-year': DayOfYearControl,
  'day-or-yearly': DayOrYearlyControl,
  list: ListControl,
  group: InnerGroup,
  choice: ChoiceControl,
  kind: KindControl,
  names: NamesControl,
};

/** The control of a key, by what its schema says. */
export const KeyControl = (props: Omit<KeyControlProps, 'Group'>) => {
  const { place, panelKey } = props;
  const Control = controls[panelKey.sort] ?? PlainField;
  return (
    <Box data-edit-key={place.path}>
      <Control
        // Not by its path, which changes with the entries before.
        key={panelKey.sort}
        {...props}
        Group={GroupControls}
      />
    </Box>
  );
};

type MoreProps = { keys: readonly Place[]; names: string; children: ReactNode };

/** Seldom changed keys: shown on demand, or once one of them is asked for. They are always there, with what is typed. */
const More = ({ keys, names, children }: MoreProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const selectedKey = useSessionState(({ selected }) =>
    keys.some(({ file, path }) => selected?.file === file && isWithin(selected.path, path))
      ? selected
      : undefined,
  );
  const [before, setBefore] = useState<Place>();
  if (selectedKey !== before) {
    setBefore(selectedKey);
    if (selectedKey) setOpen(true);
  }
  return (
    <div>
      <Button
        fullWidth
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifyContent: 'space-between', textAlign: 'start' }}
      >
        <span>
          More <small>{names}</small>
        </span>
      </Button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};

/** A control for every key of the group at a place: what visitors read first, then its looks, then the rest. */
export const GroupControls = ({ place, schema, name, isWhole = false }: GroupControlsProps) => {
  const { value } = usePlace(place, name);
  const hasLanguages = useSessionState(({ state }) => state.language !== undefined);
  // In a site of one language there is nothing to choose from.
  const keys = keysOf(schema, value).filter(
    ({ key, schema: of }) =>
      hasLanguages || metaOf(of).shownIn !== true || (isGroup(value) && value[key] !== undefined),
  );
  const placeOf = ({ key }: PanelKey) => ({
    file: place.file,
    path: joinPath(place.path, key),
  });
  const controlsOf = (part: ReturnType<typeof partOfKey>) =>
    keys
      .filter((panelKey) => partOfKey(panelKey) === part)
      // Of the looks that one first which changes most.
      .toSorted((one, other) => Number(other.sort === 'layout') - Number(one.sort === 'layout'))
      .map((panelKey) => (
        <KeyControl
          key={panelKey.key}
          place={placeOf(panelKey)}
          panelKey={panelKey}
          around={name}
          outer={schema}
        />
      ));
  const seldom = keys.filter((panelKey) => partOfKey(panelKey) === 'more');
  const isFolded = isWhole && seldom.length > 0 && seldom.length < keys.length;
  return (
    <Stack spacing={4} sx={{ py: 2 }}>
      {controlsOf('content')}
      {isWhole && <RulesOfField place={place} />}
      {controlsOf('look')}
      {isFolded ? (
        <More keys={seldom.map(placeOf)} names={seldom.map(({ label }) => label).join(', ')}>
          <Stack spacing={4} sx={{ py: 2 }}>
            {controlsOf('more')}
          </Stack>
        </More>
      ) : (
        controlsOf('more')
      )}
    </Stack>
  );
};
