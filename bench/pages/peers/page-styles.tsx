import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import themeDefinition from '../../../config/theme';
import { fontFaces } from '../../../src/theme/font-faces';

const fonts = fontFaces(themeDefinition);

/** Fonts, and what holds for the whole document; stands in `Providers`, which have the theme. */
export const PageStyles = () => (
  <>
    <GlobalStyles styles={fonts} />
    <CssBaseline />
  </>
);
