import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import themeDefinition from '../../../tests/sites/agency/config/theme';
import type { SiteDefinition } from '../../schema/site';
import { createTheme } from '../../theme/create-theme';
import { SiteContext } from '../site-context';
import { agencyContext } from './agency-context';

const theme = createTheme(themeDefinition);

type Props = {
  /** What its config/site.ts says otherwise. */
  site?: Partial<SiteDefinition>;
  children: ReactNode;
};

/** The agency's site around a part of it. */
export const InAgency = ({ site, children }: Props) => (
  <ThemeProvider theme={theme}>
    <MemoryRouter>
      <SiteContext value={{ ...agencyContext, site: { ...agencyContext.site, ...site } }}>
        {children}
      </SiteContext>
    </MemoryRouter>
  </ThemeProvider>
);
