import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Backdrop } from '#motif/backdrop';
import { LazyForm } from '../../ui/lazy-form';

/** What stands beside the words of a hero. */

/** The call to action of a page’s opening is stronger than the button of the header. */
export const mainButton = { '& [type="submit"]': { minWidth: 0.6, minHeight: 56 } };

/** The form on its sheet, with the drawing that stands on it. */
export const FormOnStair = ({ form }: { form: string }) => (
  <Box sx={{ position: 'relative', isolation: 'isolate' }}>
    <Backdrop />
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

/** A picture without a form comes first and is as large as the text; a form needs less room. */
export const beforePicture = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
};
