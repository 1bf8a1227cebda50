import { longestWord as longestWordOf, Title as PlainTitle, type TitleProps } from '../../ui/title';
import { withoutSigns } from '../marks';

/** A title whose letters are as large as its words ask for; what it shows keeps its marks. */
export const Title = ({ words, children = words, ...rest }: TitleProps) => (
  <PlainTitle {...rest} words={withoutSigns(words)}>
    {children}
  </PlainTitle>
);

/** How many letters its longest word has. */
export const longestWord = (text: string) => longestWordOf(withoutSigns(text));
