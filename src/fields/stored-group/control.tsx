import Box from '@mui/material/Box';
import type { ComponentType, SyntheticEvent } from 'react';
import type { ControlProps, KindModule, KindOf } from '../kind-module';
import { EntryFields, entry, grid } from '../list/entry-fields';
import type { ListDefinition } from '../registry';
import { asList } from './as-list';
import { storedGroupValue } from './value';

const stop = (event: SyntheticEvent) => event.stopPropagation();

type FieldsProps = ControlProps<'stored-group'> & { kindOf: KindOf };

/** Its name lets a reload find the group; notices about pasted text are those of the fields. */
export const FieldsOf = (props: FieldsProps & { list: ListDefinition }) => {
  const { input, control, labelId, aria, kindOf, list } = props;
  return (
    <Box
      component="fieldset"
      {...{ name: input.name }}
      aria-labelledby={labelId}
      aria-describedby={aria['aria-describedby']}
      onPaste={stop}
      onDrop={stop}
      onInput={stop}
      sx={{ ...grid, border: 0, p: 0, m: 0, ...entry }}
    >
      <EntryFields list={list} idPrefix={input.id} control={control} kindOf={kindOf} />
    </Box>
  );
};

const Fields = (props: FieldsProps) => <FieldsOf {...props} list={asList(props.field)} />;

/** The module of a group that these draw, and whose fields are of these kinds. */
export const moduleOf = (Shown: ComponentType<FieldsProps>, kindOf: KindOf): KindModule => {
  const Control = (props: ControlProps<'stored-group'>) => <Shown {...props} kindOf={kindOf} />;
  return {
    Control,
    value: storedGroupValue((field) => kindOf(field).value),
    label: 'group',
    nests: true,
  } as KindModule;
};

export const within = (kindOf: KindOf): KindModule => moduleOf(Fields, kindOf);
