import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import type { PropsWithChildren, ReactNode } from 'react';
import { Backdrop } from '#motif/backdrop';
import { Picture } from '../../pictures/picture';
import { LazyForm } from '../../ui/lazy-form';
import type { SectionProps } from '../section-props';

/** What stands beside the words of a hero. */

/** The call to action of a page’s opening is stronger than the button of the header. */
export const mainButton = { '& [type="submit"]': { minWidth: 0.6, minHeight: 56 } };

type FormOnStairProps = PropsWithChildren<{ form: string }>;

/** The form on its sheet, with the drawing that stands on it; what it is given stands on the stair. */
const FormOnStair = ({ form, children }: FormOnStairProps) => (
  <Box sx={{ position: 'relative', isolation: 'isolate' }}>
    <Backdrop>{children}</Backdrop>
    <Paper
      sx={{
        px: { xs: 5, sm: 6 },
        py: 6,
        boxShadow: 1,
        '& h2': { typography: 'h3' },
        ...mainButton,
      }}
    >
      <LazyForm name={form} showTitle />
    </Paper>
  </Box>
);

const whole = '100vw';
const half = `(min-width: 992px) 50vw, ${whole}`;

type Beside = Pick<SectionProps<'hero'>['section'], 'form' | 'picture'>;

/** False in the scripts of a site without a picture beside the form of an opening. */
const mayHaveBoth = globalThis.__SITE__?.pictureByForm ?? true;

type BesideWords = (opening: Beside) => [beside: ReactNode, below?: ReactNode];

const either: BesideWords = ({ form, picture }) => [
  form ? <FormOnStair form={form} /> : picture && <Picture picture={picture} sizes={half} eager />,
];

const useBoth: BesideWords = ({ form, picture }) => {
  const { stair } = useTheme();
  if (!form || !picture) return either({ form, picture });
  const shown = (sizes: string) => <Picture picture={picture} sizes={sizes} eager />;
  if (!stair) return [<FormOnStair form={form} />, shown(whole)];
  return [<FormOnStair form={form}>{shown('(min-width: 992px) 21vw, 200px')}</FormOnStair>];
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
