import Box from '@mui/material/Box';
import { type SxProps, type Theme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Words of this width, in em, fit on a telephone in the largest letters, as in most titles: 12 letters. */
const usual = 6.96;

/** The width of a letter, in em; and that of a capital. */
const letterWidths = { small: 0.58, capital: 0.72 };

type Lettering = { textTransform?: unknown; letterSpacing?: unknown };

/** In em, as config/theme.ts says it. */
const spacingOf = ({ letterSpacing }: Lettering) =>
  Math.max(Number.parseFloat(String(letterSpacing)) || 0, 0);

/** How wide the longest word of a title is, in em, without its soft hyphens. */
export const widestWord = (text: string, lettering: Lettering) => {
  const letters = Math.max(...text.split(/[\s\u00AD-]+/u).map((word) => word.length));
  const isCapital = lettering.textTransform === 'uppercase';
  return letters * (letterWidths[isCapital ? 'capital' : 'small'] + spacingOf(lettering));
};

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
  const width = widestWord(words, useTheme().typography[rest.variant]);
  if (width <= usual) {
    return (
      <Typography {...rest} sx={sx}>
        {children}
      </Typography>
    );
  }
  const fitting = `${(100 / width).toFixed(2)}cqi`;
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
