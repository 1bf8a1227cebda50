import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useWatch } from 'react-hook-form';
import { dayOf } from '../../rules/today';
import type { Values } from '../../schema/record';
import { twoColumns } from '../../theme/two-columns';
import { conditionsFor, isShown } from '../form-fields';
import { FormItems } from '../form-items';
import type { StepsProps } from '../form-parts';
import { LostFiles, Summary } from './summary';
import { useStepHistory } from './use-step-history';

const StepGrid = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(5, 4),
  gridTemplateColumns: twoColumns,
  '& > :not([data-width="half"])': { gridColumn: '1 / -1' },
  '&[hidden]': { display: 'none' },
}));

/**
 * Steps stand one below the other where titles do not fit side by side. Not in the theme, which every page
 * loads.
 */
const SmallStepper = styled(Stepper)(({ theme: { breakpoints, spacing } }) => ({
  '& .MuiStep-root, & .MuiStepLabel-labelContainer': { minWidth: 0 },
  '& .MuiStepLabel-label': { hyphens: 'auto', overflowWrap: 'anywhere' },
  [breakpoints.down('md')]: {
    flexDirection: 'column',
    gap: spacing(2),
    '& .MuiStep-root': { flex: 'none', maxWidth: '100%', padding: 0 },
    '& .MuiStepConnector-root': { display: 'none' },
    '& .MuiStepLabel-root': { flexDirection: 'row', gap: spacing(3) },
    '& .MuiStepLabel-labelContainer.MuiStepLabel-alternativeLabel': { textAlign: 'start' },
    '& .MuiStepLabel-label.MuiStepLabel-alternativeLabel': { marginTop: 0 },
  },
}));

type StepBoxProps = {
  title: string;
  current: boolean;
  /** It is shown with the form: the visitor did not navigate to it. */
  first: boolean;
  children: ReactNode;
};

/** One step: it stays mounted when another is shown, and keeps what was typed and chosen in it. */
const StepBox = ({ title, current, first, children }: StepBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(first);
  useLayoutEffect(() => {
    const came = current && !was.current;
    was.current = current;
    // An error in this step may already have focus.
    if (!came || box.current?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [current]);
  return (
    <StepGrid ref={box} hidden={!current}>
      <Typography ref={heading} variant="h3" tabIndex={-1} sx={{ scrollMarginBlock: '6rem' }}>
        {title}
      </Typography>
      {children}
    </StepGrid>
  );
};

/** The place nearest to a step, which may be hidden or gone; of two equally near, the earlier. */
const nearestTo = (step: number, places: readonly number[]) =>
  places.reduce(
    (nearest, place) => (Math.abs(place - step) < Math.abs(nearest - step) ? place : nearest),
    places[0] ?? 0,
  );

/** A form in steps. Each is mounted when it is first shown; the browser's Back goes one step back. */
export const Steps = (props: StepsProps) => {
  const { ref, definition, compiled, form, step: wanted, arrivedAt, onStep, children } = props;
  const { steps = [], stepping, record } = definition;
  const when = steps.map(({ showWhen }) =>
    conditionsFor(showWhen ? [showWhen] : [], compiled.fields),
  );
  const hidden = useWatch({
    control: form.control,
    compute: (values: Values) =>
      when
        .flatMap((each, place) =>
          isShown(each, { values, today: dayOf(new Date()) }) ? [] : place,
        )
        .join(),
  });
  const shown = steps
    .map((_, place) => place)
    .filter((place) => !hidden.split(',').includes(String(place)));
  const summary = stepping?.summary;
  const places = summary ? [...shown, steps.length] : shown;
  const step = nearestTo(wanted, places);
  useEffect(() => {
    if (step !== wanted) onStep(step);
  }, [step, wanted, onStep]);
  const first = [0, nearestTo(arrivedAt, places)];
  const [furthest, setFurthest] = useState(step);
  if (step > furthest) setFurthest(step);
  const at = places.indexOf(step);
  const before = places[at - 1];
  const next = places[at + 1];

  const history = { name: record.collection, step, arrivedAt, places, furthest, onStep };
  const leave = useStepHistory(history);
  useImperativeHandle(ref, () => ({ next: () => next, leave }));

  const titleOf = (place: number) => steps[place]?.title ?? summary?.title ?? '';

  return (
    <>
      <SmallStepper activeStep={at} alternativeLabel>
        {places.map((place) => (
          <Step key={place} aria-current={place === step ? 'step' : undefined}>
            <StepLabel>{titleOf(place)}</StepLabel>
          </Step>
        ))}
      </SmallStepper>
      {stepping?.chooseAgain && <LostFiles {...props} words={stepping.chooseAgain} />}
      {steps.map(
        ({ title, fields }, place) =>
          place <= furthest && (
            <StepBox
              key={title}
              title={title}
              current={place === step}
              first={first.includes(place)}
            >
              <FormItems items={fields} />
            </StepBox>
          ),
      )}
      {summary && furthest === steps.length && (
        <StepBox
          title={summary.title}
          current={step === steps.length}
          first={first.includes(steps.length)}
        >
          {step === steps.length && <Summary {...props} words={summary} shown={shown} />}
        </StepBox>
      )}
      {next === undefined && children}
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {next !== undefined && (
          <Button type="submit" variant="contained">
            {stepping?.next}
          </Button>
        )}
        {before !== undefined && (
          <Button variant="outlined" onClick={() => onStep(before)}>
            {stepping?.back}
          </Button>
        )}
      </Stack>
    </>
  );
};
