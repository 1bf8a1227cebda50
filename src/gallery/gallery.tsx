import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import themeDefinition from '#config/theme';
import type { ThemeDefinition } from '../schema/theme';
import type { ThemeName } from '../schema/theme-names';
import { usePageChange } from '../site/use-page-change';
import { oneScheme } from '../theme/schemes';
import { themes } from '../theme/themes/registry';
import { catalogue } from './catalogue';
import { Contents, FilterField, Side } from './contents';
import { GalleryHeader, type ShownAs } from './gallery-header';
import { KindPage } from './kind-page';
import { filterKinds, type Kind } from './kinds';

/** The first page: everything in lists. */
const Overview = ({ children }: { children: ReactNode }) => (
  <>
    <title>Gallery</title>
    <Stack
      direction={{ lg: 'row' }}
      sx={{ justifyContent: 'space-between', alignItems: { lg: 'end' }, gap: 4, pt: 8, pb: 7 }}
    >
      <Typography variant="display" tabIndex={-1}>
        Gallery
      </Typography>
      <Typography variant="lead" sx={{ maxWidth: '44ch' }}>
        Everything that config can make, at three widths, with the lines for it.
      </Typography>
    </Stack>
    <Box sx={{ pb: 9 }}>{children}</Box>
  </>
);

const columns = {
  display: { lg: 'grid' },
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: 7,
};

/** Whether the examples of a page follow the scheme: those of themes have their own. */
const hasBoth = (kind: Kind | undefined) => {
  const theme: ThemeDefinition =
    kind?.group === 'themes' ? themes[kind.name as ThemeName] : themeDefinition;
  return oneScheme(theme) === undefined;
};

const kindOf = (pathname: string) =>
  catalogue.find(({ group, name }) => pathname === `/${group}/${name}`);

/** The catalogue of everything that config can make: an overview, and a page for each kind. */
export const Gallery = () => {
  const location = useLocation();
  usePageChange(location);
  const [query, setQuery] = useState('');
  const [shownAs, setShownAs] = useState<ShownAs>({ scheme: 'light dark', words: '' });
  const kind = kindOf(location.pathname);
  const found = filterKinds(catalogue, query);
  const contents = (
    <>
      <FilterField query={query} onAsk={setQuery} found={found.length} />
      <Contents kinds={found} shown={kind} />
    </>
  );
  return (
    <>
      <GalleryHeader shownAs={shownAs} onShownAs={setShownAs} hasBoth={hasBoth(kind)} />
      <Container sx={{ maxWidth: '112rem', ...(kind && columns) }}>
        {kind && <Side shown={kind.name}>{contents}</Side>}
        <main tabIndex={-1}>
          {kind ? (
            <KindPage key={`${kind.group}/${kind.name}`} kind={kind} shownAs={shownAs} />
          ) : (
            <Overview>{contents}</Overview>
          )}
        </main>
      </Container>
    </>
  );
};
