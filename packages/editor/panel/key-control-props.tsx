import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ComponentType, type ReactNode, useId } from 'react';
import type { AnySchema } from '../../../src/schema/values/inner-schema';
import type { Place } from '../../../src/schema/values/written-place';
import { Problems } from './field-control';
import type { PanelKey } from './panel-keys';

/** What the controls of single keys share. */

export type GroupControlsProps = {
  place: Place;
  /** Of the group, not resolved. */
  schema: AnySchema;
  /** What it is called in the words of a step. */
  name: string;
  /** Settings show nothing else: what is seldom changed is folded. */
  isWhole?: boolean;
};

export type KeyControlProps = {
  place: Place;
  panelKey: PanelKey;
  /** What the group around is called. */
  around: string;
  /** The schema of the group around, not resolved: a choice names its kinds. */
  outer?: AnySchema | undefined;
  /** What shows the keys of a group within. */
  Group: ComponentType<GroupControlsProps>;
};

/** What a step at a key is called by. */
export const wordsFor = ({ panelKey, around }: Pick<KeyControlProps, 'panelKey' | 'around'>) =>
  `${panelKey.label} of ${around}`;

/** What is said above a control. */
type Heading = Pick<PanelKey, 'label' | 'hint' | 'whenOmitted'>;

/** What a key means, its limits, and what holds without it. */
const hintOf = ({ hint, whenOmitted }: Heading) =>
  [hint, ...(whenOmitted === undefined ? [] : [`Without it: ${whenOmitted}.`])].join(' ').trim();

type TitledProps = {
  panelKey: Heading;
  /** What the check says of it. */
  problems?: readonly string[];
  children: ReactNode;
};

/** A title and its hint around several controls, or a button. */
export const Titled = ({ panelKey, problems, children }: TitledProps) => {
  const id = useId();
  return (
    <FormControl
      fullWidth
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      sx={{ borderInlineStart: 2, borderColor: 'divider', pl: 3 }}
    >
      <FormLabel id={id} component="span">
        {panelKey.label}
      </FormLabel>
      <FormHelperText id={`${id}-hint`}>{hintOf(panelKey)}</FormHelperText>
      {children}
      {problems && <Problems id={`${id}-problems`} words={problems} />}
    </FormControl>
  );
};

export const RemoveButton = ({ label, remove }: { label: string; remove: () => void }) => (
  <Button color="error" onClick={remove} sx={{ alignSelf: 'start' }}>
    {`Remove “${label}”`}
  </Button>
);
