import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../pictures/logo';
import { SchemeSwitch, type Scheme } from './scheme-switch';

type GalleryHeaderProps = { scheme: Scheme; onScheme: (scheme: Scheme) => void };

export const GalleryHeader = (props: GalleryHeaderProps) => (
  <AppBar position="static">
    <Container sx={{ maxWidth: '112rem' }}>
      <Toolbar sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 3, py: 3 }}>
        <Link
          component={RouterLink}
          to="/"
          underline="none"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48 }}
        >
          <Logo name="Gallery" />
        </Link>
        <SchemeSwitch {...props} />
      </Toolbar>
    </Container>
  </AppBar>
);
