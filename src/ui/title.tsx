import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Words of this length fit on a telephone in the largest letters, as in most titles. */
const usual = 12;

/** The width of a letter, in em. */
const letterWidth = 0.58;

/** Without soft hyphens. */
export const longestWord = (text: string) =>
  Math.max(...text.split(/[\s\u00AD-]+/u).map((word) => word.length));

type Rule = Exclude<SxProps<Theme>, readonly unknown[]>;

export type TitleProps = {
  id: string;
  variant: 'display' | 'h2';
  component?: 'h1' | 'h2';
  tabIndex?: number;
  sx?: Rule;
  /** The title as a text. */
  words: string;
  /** The room of the title, if less than its container's. */
  room?: Rule;
  /** Its content, if more than the text. */
  children?: ReactNode;
};

/**
 * The title of a page or a section. A long word reduces the letters until it fits into the title's room, but
 * not below those of an h3.
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
