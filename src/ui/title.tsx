import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Words of so many letters fit on a telephone in the largest letters, as those of most titles do. */
const usual = 12;

/** How wide a letter is, in its own size. */
const letterWidth = 0.58;

const longestWord = (text: string) =>
  Math.max(...text.split(/[\s\u00AD-]+/u).map((word) => word.length));

type Rule = Exclude<SxProps<Theme>, readonly unknown[]>;

type TitleProps = {
  id: string;
  variant: 'display' | 'h2';
  component?: 'h2';
  tabIndex?: number;
  sx?: Rule;
  /** The title as a text. */
  words: string;
  /** The room that it has, where that is less than what is around it. */
  room?: Rule;
  /** Where it is more than its words. */
  children?: ReactNode;
};

/**
 * The title of a page or a section. Where a word of it is long, letters are so small that the word is
 * shown whole in the room that the title has, but no smaller than those of an h3.
 */
export const Title = ({ words, sx = {}, room = {}, children = words, ...rest }: TitleProps) => {
  const letters = longestWord(words);
  if (letters <= usual) {
    return (
      <Typography {...rest} sx={sx}>
        {children}
      </Typography>
    );
  }
  const fitting = `${(100 / letters / letterWidth).toFixed(2)}cqi`;
  const inRoom: Rule = ({ typography }) => ({
    fontSize: `max(${typography.h3.fontSize}, min(${typography[rest.variant].fontSize}, ${fitting}))`,
    maxWidth: 'none',
  });
  return (
    <Box sx={[{ containerType: 'inline-size', width: '100%' }, room]}>
      <Typography {...rest} sx={[sx, inRoom]}>
        {children}
      </Typography>
    </Box>
  );
};
