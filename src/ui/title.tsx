import Box from '@mui/material/Box';
import { type SxProps, type Theme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTextAsRead } from '../theme/text-as-read';

/** Words of this width, in em, fit on a telephone in the largest letters, as in most titles. */
const usual = 7;

/** The narrowest room that titles have on wide screens, in rem: beside what takes 5 of 12 columns. */
const narrowest = 38.5;

/** The width up to which a word fits into every room, in em of letters whose largest size CSS says in rem. */
export const fitsEverywhere = (fontSize: unknown): number => {
  const sizes = String(fontSize).match(/[\d.]+(?=rem)/g) ?? [];
  return Math.min(usual, narrowest / Math.max(1, ...sizes.map(Number)));
};

/** Of wide words, relative to the mean width of letters; and that of their capitals. */
const shares = { small: 1.2, capital: 1.55 };

type Lettering = {
  /** The mean width of a letter, in em. */
  letterWidth: number;
  /** As config/theme.ts says them. */
  textTransform?: unknown;
  letterSpacing?: unknown;
};

/** How wide the longest word of a title is, in em, without its soft hyphens. */
export const widestWord = (text: string, lettering: Lettering) => {
  const { letterWidth, textTransform, letterSpacing } = lettering;
  const letters = Math.max(...text.split(/[\s\u00AD-]+/u).map((word) => word.length));
  const share = shares[textTransform === 'uppercase' ? 'capital' : 'small'];
  return (
    letters * (letterWidth * share + Math.max(Number.parseFloat(String(letterSpacing)) || 0, 0))
  );
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
  /** Letters that fill the room, up to this size. */
  filling?: string;
  /** Its content, if more than the text. */
  children?: ReactNode;
};

/**
 * The title of a page or a section. A long word reduces the letters until it fits into the title's room, but
 * not below those of an h3.
 */
export const Title = ({
  words,
  sx = {},
  room = {},
  filling,
  children = words,
  ...rest
}: TitleProps) => {
  const { letterWidth, typography } = useTheme();
  const width = widestWord(useTextAsRead()(words), { letterWidth, ...typography[rest.variant] });
  if (!filling && width <= fitsEverywhere(typography[rest.variant].fontSize)) {
    return (
      <Typography {...rest} sx={sx}>
        {children}
      </Typography>
    );
  }
  const fitting = `${(100 / width).toFixed(2)}cqi`;
  const inRoom: Rule = {
    fontSize: `max(${typography.h3.fontSize}, min(${filling ?? typography[rest.variant].fontSize}, ${fitting}))`,
    maxWidth: 'none',
  };
  return (
    <Box sx={[{ containerType: 'inline-size', width: '100%' }, room]}>
      <Typography {...rest} sx={[sx, inRoom]}>
        {children}
      </Typography>
    </Box>
  );
};
