import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import themeDefinition from '../../../../config/theme';
import { FieldWordsContext } from '../../../../src/fields/field-words';
import { FormRenderer } from '../../../../src/form/form-renderer';
import { createTheme } from '../../../../src/theme/create-theme';
import { expose } from '../../probe/expose';
import { defineForm } from './define-form';

const theme = createTheme(themeDefinition);
const words = { cut: 'Only the first {limit} characters fit.' };
const send = () => Promise.resolve(true);
const upload = () => Promise.resolve('');
const nothing = () => undefined;

/** The site's own form in the site's own theme, without its web fonts. */
const Form = ({ definition }: { definition: ReturnType<typeof defineForm> }) => (
  <ThemeProvider theme={theme} noSsr storageManager={null}>
    <CssBaseline />
    <FieldWordsContext value={words}>
      <FormRenderer
        definition={definition}
        send={send}
        onCaught={nothing}
        upload={upload}
        onApproach={nothing}
        requiredNote="Fields marked * are required"
      />
    </FieldWordsContext>
  </ThemeProvider>
);

// One alert speaks of the first field that is wrong (specification, section 5).
expose({ define: defineForm, Form, marks: 'first' });
