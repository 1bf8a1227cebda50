import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import themeDefinition from '../../../tests/sites/agency/config/theme';
import { fontFaces } from '../../../src/theme/font-faces';

const fonts = fontFaces(themeDefinition);

/** Fonts and global styles; rendered inside `Providers`, which provide the theme. */
export const PageStyles = () => (
  <>
    <GlobalStyles styles={fonts} />
    <CssBaseline />
  </>
);
