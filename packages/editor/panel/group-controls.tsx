import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { joinPath } from '../../../src/schema/values/paths';
import { AddEntry } from '../structure/add-entry';
import { EntryList } from '../structure/entry-list';
import { type BesideProps, ChooseColor, ChooseLink } from './beside-fields';
import { ChoiceControl, KindControl } from './choice-control';
import { DrawingControl } from './drawing-control';
import { FieldControl } from './field-control';
import { InnerGroup } from './inner-group';
import {
  type GroupControlsProps,
  type KeyControlProps,
  Titled,
  wordsFor,
} from './key-control-props';
import { ChooseLook, IconControl } from './looks';
import { NamesControl } from './names-control';
import { keysOf, type PanelKey } from './panel-keys';
import { FileControl } from './picture-file';
import { usePlace } from './use-place';

const ListControl = ({ place, panelKey }: KeyControlProps) => (
  <Titled panelKey={panelKey}>
    <EntryList {...place} />
    <AddEntry {...place} to={panelKey.label} />
  </Titled>
);

const besides: Partial<Record<PanelKey['sort'], ComponentType<BesideProps>>> = {
  link: ChooseLink,
  color: ChooseColor,
  look: ChooseLook,
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
      beside={(held) => Choose && <Choose {...props} {...held} />}
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
  icon: IconControl,
  drawing: DrawingControl,
  file: FileControl,
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

/** A control for every key of the group at a place. */
export const GroupControls = ({ place, schema, name }: GroupControlsProps) => {
  const { value } = usePlace(place, name);
  return (
    <Stack spacing={6} sx={{ py: 2 }}>
      {keysOf(schema, value).map((panelKey) => (
        <KeyControl
          key={panelKey.key}
          place={{ file: place.file, path: joinPath(place.path, panelKey.key) }}
          panelKey={panelKey}
          around={name}
          outer={schema}
        />
      ))}
    </Stack>
  );
};
