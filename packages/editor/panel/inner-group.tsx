import Button from '@mui/material/Button';
import type { AnySchema } from '../../../src/schema/values/inner-schema';
import { useSession } from '../editor-context';
import { Begin } from './begin-group';
import { type KeyControlProps, RemoveButton, Titled, wordsFor } from './key-control-props';
import { keysOf, type PanelKey } from './panel-keys';
import { usePlace } from './use-place';

const isSmall = (schema: AnySchema, value: unknown) => {
  const keys = keysOf(schema, value);
  const isLeaf = ({ sort }: PanelKey) => !['group', 'list', 'choice', 'names'].includes(sort);
  return keys.length > 0 && keys.length <= 8 && keys.every(isLeaf);
};

/** A group in a group: its keys, a button that opens them, or what begins it. */
export const InnerGroup = (props: KeyControlProps) => {
  const { place, panelKey, Group } = props;
  const session = useSession();
  const words = wordsFor(props);
  const { value, problems, write } = usePlace(place, words);
  return (
    <Titled panelKey={panelKey} problems={problems}>
      {value === undefined && (
        <Begin
          place={place}
          schema={panelKey.schema}
          label={panelKey.label}
          write={write}
          Group={Group}
        />
      )}
      {value !== undefined && isSmall(panelKey.schema, value) && (
        <Group place={place} schema={panelKey.schema} name={words} />
      )}
      {value !== undefined && !isSmall(panelKey.schema, value) && (
        <Button variant="outlined" onClick={() => session.select(place)}>
          {`Open ${panelKey.label.toLowerCase()}`}
        </Button>
      )}
      {value !== undefined && !panelKey.required && (
        <RemoveButton label={panelKey.label} remove={() => void write(undefined)} />
      )}
    </Titled>
  );
};
