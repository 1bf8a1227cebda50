import {
  Title as PlainTitle,
  type TitleProps,
  widestWord as widestWordOf,
} from '../../../src/ui/title';
import { withoutSigns } from '../marks';

/** A title whose letters are as large as its words ask for; what it shows keeps its marks. */
export const Title = ({ words, children = words, ...rest }: TitleProps) => (
  <PlainTitle {...rest} words={withoutSigns(words)}>
    {children}
  </PlainTitle>
);

/** How wide its longest word is. */
export const widestWord: typeof widestWordOf = (text, lettering) =>
  widestWordOf(withoutSigns(text), lettering);
