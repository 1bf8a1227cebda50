import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import themeDefinition from '../../../../config/theme';
import type { FormParts } from '../../../../src/form/form-parts';
import { FormRenderer } from '../../../../src/form/form-renderer';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { createTheme } from '../../../../src/theme/create-theme';

const theme = createTheme(themeDefinition);
const words = {
  cut: 'Only the first {limit} characters fit.',
  required: 'Fields marked * are required',
};
const send = () => Promise.resolve(true);
const upload = () => Promise.resolve('');
const nothing = () => undefined;

type SiteFormProps = { definition: FormDefinition; parts?: FormParts };

/** The site's own form in the site's own theme, without its web fonts. */
export const SiteForm = ({ definition, parts }: SiteFormProps) => (
  <ThemeProvider theme={theme} noSsr storageManager={null}>
    <CssBaseline />
    <FormRenderer
      definition={definition}
      parts={parts}
      send={send}
      onCaught={nothing}
      onOutcome={nothing}
      upload={upload}
      onApproach={nothing}
      words={words}
    />
  </ThemeProvider>
);
