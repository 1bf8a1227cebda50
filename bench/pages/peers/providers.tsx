import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import site from '../../../tests/sites/agency/config/site';
import themeDefinition from '../../../tests/sites/agency/config/theme';
import { loadGateway } from '../../../src/firebase/load-gateway';
import { ToastProvider } from '../../../src/layout/toasts';
import { createBrowserSubmission } from '../../../src/submission/browser-submission';
import { createTheme } from '../../../src/theme/create-theme';
import { SiteContext, type SiteContextValue } from '../../../src/ui/site-context';
import { formOf } from './forms';

const theme = createTheme(themeDefinition);

const { submission } = createBrowserSubmission({
  loadGateway,
  loadChunk: (load) => load(),
  log: console,
});

const context: SiteContextValue = {
  site,
  loadForm: (name) => Promise.resolve(formOf(name)),
  loadPosts: () => Promise.resolve([]),
  formKey: (name) => name,
  submission,
};

/** The providers that our sections and forms need. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} noSsr storageManager={null}>
    <SiteContext value={context}>
      <ToastProvider>{children}</ToastProvider>
    </SiteContext>
  </ThemeProvider>
);
