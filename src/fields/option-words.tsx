import Typography from '@mui/material/Typography';
import { Words } from './field-contexts';
import type { ShownOption } from './kind-module';

/** What names an option's input and what describes it, where a sentence stands below its words. */
export const optionAria = ({ description }: ShownOption, id: string) =>
  description
    ? { 'aria-labelledby': `${id}-words`, 'aria-describedby': `${id}-description` }
    : undefined;

/** What visitors read of an option. A press on the sentence chooses it as well. */
export const OptionWords = ({ option, id }: { option: ShownOption; id: string }) => {
  const { value, label, description } = option;
  const words = <Words text={label ?? value} />;
  if (!description) return words;
  return (
    <>
      <span id={`${id}-words`}>{words}</span>
      <Typography
        id={`${id}-description`}
        component="span"
        color="textSecondary"
        sx={{ display: 'block' }}
      >
        <Words text={description} />
      </Typography>
    </>
  );
};
