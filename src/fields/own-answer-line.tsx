import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { use, useEffect, useRef, useState } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { withoutMarks } from '../schema/parse-marks';
import type { Value } from '../schema/record';
import { textOf, textsIn } from '../schema/record-texts';
import { ErrorContext, useUploads } from './field-contexts';
import type { ControlProps } from './kind-module';
import { type Choice, isOwn, mostOwn, ownMark, ownWords } from './own-answer';

type Props = Pick<ControlProps<Choice>, 'field' | 'input' | 'control' | 'aria'>;

const listOf = (value: Value | undefined) =>
  Array.isArray(value) ? textsIn(value) : [textOf(value)];

/**
 * The value of a field with `other` for a control of options, among which the mark stands for own words; the option; and
 * the line for the words. It keeps them while another option is chosen.
 */
export const useOwnAnswer = ({ field, input, control, aria }: Props) => {
  const { field: controlled } = useController({ control, name: field.name });
  const { onClear } = useUploads();
  const [kept, setKept] = useState('');
  useEffect(() => onClear(() => setKept('')), [onClear]);
  const value: Value | undefined = controlled.value;
  const own = listOf(value).find(isOwn);
  const words = own === undefined ? kept : ownWords(own);
  const withWords = (each: string, now: string) => (isOwn(each) ? ownMark + now : each);
  // As its message appears, the form's alert moves the focus to the first option: what is asked for are the words.
  const alerted = use(ErrorContext);
  const { errors } = useFormState({ control, name: field.name, exact: true });
  const problem: { message?: string } | undefined = get(errors, field.name);
  const message = own !== undefined && aria['aria-invalid'] ? problem?.message : undefined;
  const lineRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (message) lineRef.current?.focus({ preventScroll: true });
  }, [alerted, message]);
  const change = (chosen: Value, now = words) => {
    setKept(now);
    controlled.onChange(
      Array.isArray(chosen)
        ? textsIn(chosen).map((each) => withWords(each, now))
        : withWords(textOf(chosen), now),
    );
  };
  const marked = (each: string) => (isOwn(each) ? ownMark : each);
  const { label = '' } = field.other ?? {};
  return {
    controlled: {
      ...controlled,
      value: Array.isArray(value) ? textsIn(value).map(marked) : marked(textOf(value)),
      onChange: (chosen: Value) => change(chosen),
    },
    option: { value: ownMark, label },
    line: (
      <FormControl
        error={aria['aria-invalid']}
        sx={{ display: own === undefined ? 'none' : undefined }}
      >
        <OutlinedInput
          id={`${input.id}-other`}
          // A part of the same value, also before script.
          name={input.name}
          // Words that are kept for later choose nothing, whoever reads the controls.
          value={own === undefined ? '' : words}
          onChange={({ target }) => change(value ?? '', target.value)}
          onBlur={controlled.onBlur}
          inputRef={lineRef}
          inputProps={{
            ...aria,
            'aria-required': true,
            'aria-label': `${withoutMarks(field.label)}: ${withoutMarks(label)}`,
            maxLength: mostOwn(field),
          }}
        />
      </FormControl>
    ),
  };
};
