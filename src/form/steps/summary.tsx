import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { Words } from '../../fields/field-contexts';
import type { FieldDefinition } from '../../fields/registry';
import { isBlank } from '../../rules/is-blank';
import { withoutMarks } from '../../schema/parse-marks';
import type { Values } from '../../schema/record';
import { textOf } from '../../schema/record-texts';
import { isolated } from '../../theme/isolated';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { answersIn } from '../answers-in';
import type { StepsProps } from '../form-parts';

type LostFilesProps = Pick<StepsProps, 'compiled' | 'form' | 'lost'> & { words: string };

/**
 * Lists the fields whose files must be chosen again, in any step: no browser keeps them over a reload. Each
 * disappears when it has a file again.
 */
export const LostFiles = ({ compiled, form, lost, words }: LostFilesProps) => {
  const empty = useWatch({
    control: form.control,
    compute: (values: Values) =>
      Object.entries(compiled.shown(values))
        .flatMap(([name, value]) => (isBlank(value) ? name : []))
        .join(),
  });
  const fields = compiled.fields.flatMap(({ field }) =>
    lost.includes(field.name) && empty.split(',').includes(field.name)
      ? withoutMarks(field.label)
      : [],
  );
  return (
    <div role="status">
      {fields.length > 0 && (
        <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
          {words.replace('{fields}', fields.join(', '))}
        </Typography>
      )}
    </div>
  );
};

type SummaryProps = Pick<StepsProps, 'definition' | 'compiled' | 'form' | 'onStep' | 'filesOf'> & {
  words: { change: string; yes: string };
  shown: readonly number[];
};

/** A summary of the answers, step by step, with a link back to each. */
export const Summary = ({
  definition,
  compiled,
  form,
  onStep,
  filesOf,
  words,
  shown,
}: SummaryProps) => {
  const values = compiled.shown(form.getValues());
  const language = document.documentElement.lang || 'en';
  const inWords = (field: FieldDefinition) => {
    const value = values[field.name] ?? null;
    const options = { yes: words.yes, language, files: filesOf(field.name) };
    return compiled.kindOf(field).inWords?.(field, value, options) ?? textOf(value);
  };
  return shown.map((place) => (
    <Box key={place}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="lead" component="h4">
          {definition.steps?.[place]?.title}
        </Typography>
        <Button onClick={() => onStep(place)}>
          {words.change}
          <VisuallyHidden> {definition.steps?.[place]?.title}</VisuallyHidden>
        </Button>
      </Stack>
      {answersIn(definition.steps?.[place]?.fields ?? [], values).map(({ legend, fields }) => (
        <Fragment key={fields[0]?.name}>
          {legend !== undefined && (
            <Typography component="h5" sx={{ mt: 4, mb: 2, fontWeight: 600 }}>
              <Words text={legend} />
            </Typography>
          )}
          <Box component="dl" sx={{ m: 0, '& + &': { mt: 3 }, display: 'grid', gap: 3 }}>
            {fields.map((field) => (
              <div key={field.name}>
                <Typography component="dt" variant="label" color="text.muted">
                  <Words text={field.label} />
                </Typography>
                <Typography
                  component="dd"
                  sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
                >
                  {isolated(inWords(field) || '–')}
                </Typography>
              </div>
            ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  ));
};
