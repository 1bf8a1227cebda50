import Container from '@mui/material/Container';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageChange } from '../site/use-page-change';
import { catalogue } from './catalogue';
import { Contents } from './contents';
import { FilterField } from './filter-field';
import { filterKinds } from './filter-kinds';
import { GalleryHeader } from './gallery-header';
import { KindPage } from './kind-page';
import { Overview } from './overview';
import type { Scheme } from './scheme-switch';
import { Side } from './side';

const columns = {
  display: { lg: 'grid' },
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: 7,
};

const kindOf = (pathname: string) =>
  catalogue.find(({ group, name }) => pathname === `/${group}/${name}`);

/** The catalogue of everything that config can make: an overview, and a page for each kind. */
export const Gallery = () => {
  const location = useLocation();
  usePageChange(location);
  const [asked, setAsked] = useState('');
  const [scheme, setScheme] = useState<Scheme>('light dark');
  const kind = kindOf(location.pathname);
  const found = filterKinds(catalogue, asked);
  const contents = (
    <>
      <FilterField asked={asked} onAsk={setAsked} found={found.length} />
      <Contents kinds={found} shown={kind} />
    </>
  );
  return (
    <>
      <GalleryHeader scheme={scheme} onScheme={setScheme} />
      <Container sx={{ maxWidth: '112rem', ...(kind && columns) }}>
        {kind && <Side shown={kind.name}>{contents}</Side>}
        <main tabIndex={-1}>
          {kind ? (
            <KindPage key={`${kind.group}/${kind.name}`} kind={kind} scheme={scheme} />
          ) : (
            <Overview>{contents}</Overview>
          )}
        </main>
      </Container>
    </>
  );
};
