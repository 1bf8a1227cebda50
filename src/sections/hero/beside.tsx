import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type Theme, useTheme } from '@mui/material/styles';
import type { PropsWithChildren, ReactNode } from 'react';
import { Backdrop } from '#motif/backdrop';
import { Picture } from '../../pictures/picture';
import { LazyForm } from '../../ui/lazy-form';
import type { SectionProps } from '../section-props';

/** What stands beside the words of a hero. */

type FormOnStairProps = PropsWithChildren<{ form: string }>;

/** The sheet is the page of a browser, whose bar stands on it. */
const browserWindow = ({ vars: { palette }, shape }: Theme) => {
  const edge = `1px solid ${palette.text.primary}`;
  const bar = { content: '""', position: 'absolute', bottom: '100%', height: 40 } as const;
  return {
    position: 'relative',
    border: edge,
    borderRadius: `0 0 ${shape.card}px ${shape.card}px`,
    '&::before': {
      ...bar,
      insetInline: '-1px',
      border: edge,
      borderRadius: `${shape.card}px ${shape.card}px 0 0`,
      backgroundColor: palette.background.tint,
    },
    // The brightest of the opening.
    '&& [type="submit"]': {
      backgroundColor: palette.highlight.main,
      color: palette.highlight.contrastText,
      '&:hover': { boxShadow: 'inset 0 0 0 2px' },
    },
    '&::after': {
      ...bar,
      insetInlineStart: 12,
      width: 42,
      background: `radial-gradient(circle, ${palette.text.primary} 3px, transparent 3.5px) 0 / 14px`,
    },
  };
};

/** The form on its sheet, with the drawing around it; what it is given stands on the stair. */
const FormOnStair = ({ form, children }: FormOnStairProps) => {
  const { stair } = useTheme();
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate' }}>
      <Backdrop>{children}</Backdrop>
      <Paper
        sx={[
          {
            px: { xs: 5, sm: 6 },
            py: 6,
            boxShadow: 1,
            '& h2': { typography: 'h3' },
          },
          stair && browserWindow,
        ]}
      >
        <LazyForm name={form} showTitle />
      </Paper>
    </Box>
  );
};

const whole = '100vw';
const half = `(min-width: 992px) 50vw, ${whole}`;

type Beside = Pick<SectionProps<'hero'>['section'], 'form' | 'picture'>;

/** False in the scripts of a site without a picture beside the form of an opening. */
const mayHaveBoth = globalThis.__SITE__?.pictureByForm ?? true;

type BesideWords = (opening: Beside) => {
  beside: ReactNode;
  below?: ReactNode;
  /** Of the columns: the room between them where one is below the other, and that below both. */
  columns: Record<string, unknown>;
  /** The largest letters of the title, where they fill their column. */
  filling?: string;
};

/** Above a form, for the stair that stands on it. */
const aboveForm = 'calc(128px + 5rem)';

const either: BesideWords = ({ form, picture }) => {
  const shown = picture && <Picture picture={picture} sizes={half} eager />;
  return form
    ? { beside: <FormOnStair form={form} />, columns: { rowGap: aboveForm, pb: 9 } }
    : { beside: shown, columns: { rowGap: 8, pb: 9 } };
};

/** How wide that is on a desk, at most, and on narrow screens (src/pictures/motifs/growth/backdrop.tsx). */
const onStair = '(min-width: 992px) 345px, min(360px, 84vw)';

/** On a desk its room is between the words and the form; letters that are larger than usual leave less. */
const carried = {
  '--carried': 'clamp(0px, 59vw - 395px - (1rem - 16px) * 50, 345px)',
  // What stands on the stair is above the form on narrow screens,
  rowGap: 'min(432px, 84vw + 72px)',
  // and deeper than it on wide ones.
  pb: { xs: 9, lg: '8rem' },
};

const useBoth: BesideWords = ({ form, picture }) => {
  const { stair } = useTheme();
  if (!form || !picture) return either({ form, picture });
  const shown = (sizes: string) => <Picture picture={picture} sizes={sizes} eager />;
  if (!stair) return { ...either({ form, picture: undefined }), below: shown(whole) };
  return {
    beside: <FormOnStair form={form}>{shown(onStair)}</FormOnStair>,
    columns: carried,
    filling: '11.5rem',
  };
};

/**
 * What stands beside the words, and below both: with a form a picture stands on the stair around it, where the site has
 * one, else below.
 */
export const useBeside = mayHaveBoth ? useBoth : either;

/** A picture without a form comes first and is as large as the text; a form needs less room. */
export const beforePicture = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
};
