import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { isBlank } from '../../rules/predicates';
import { withoutMarks } from '../../schema/parse-marks';
import type { Values } from '../../schema/record';
import type { StepsProps } from './steps-props';

type LostFilesProps = Pick<StepsProps, 'compiled' | 'form' | 'lost'> & { words: string };

/**
 * Says whose files must be chosen once more, in whichever step the visitor is: no browser keeps them
 * when the page is loaded anew. Each goes from it when there is one again.
 */
export const LostFiles = ({ compiled, form, lost, words }: LostFilesProps) => {
  const empty = useWatch({
    control: form.control,
    compute: (values: Values) =>
      Object.entries(compiled.shown(values))
        .flatMap(([name, value]) => (isBlank(value) ? name : []))
        .join(),
  });
  const fields = compiled.asked.flatMap(({ field }) =>
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
