import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { mayHaveSwitch } from '../../theme/schemes';
import { TopContact } from '../header';
import { Navigation, unscripted } from '../navigation';
import { SchemeSwitch } from '../scheme-switch';
import { Frame, HomeLink, type Style } from './parts';

/** Of the logo's row, in rem. */
const firstRow = '5rem';

/** On large screens the logo scrolls away and the links stay; it returns while it has focus. */
const bar: Style = ({ breakpoints }) => ({
  [breakpoints.up('lg')]: {
    top: `-${firstRow}`,
    '&:has([data-home]:focus-visible)': { top: 0 },
  },
});

const row: SxProps<Theme> = ({ breakpoints, spacing }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr)',
  columnGap: 2,
  '& > [data-home]': { gridArea: '1 / 2' },
  [breakpoints.down('lg')]: { '& > nav': { gridArea: '1 / 3', justifySelf: 'end' } },
  [breakpoints.up('lg')]: {
    gridTemplateRows: `${firstRow} auto`,
    paddingBlockEnd: spacing(2),
    '& > nav': { gridArea: '2 / 1 / auto / -1', justifySelf: 'stretch' },
    '& > nav .MuiStack-root, & > nav .MuiList-root': { justifyContent: 'center' },
  },
  [unscripted]: {
    [breakpoints.down('lg')]: {
      '& > nav': { gridArea: '2 / 1 / auto / -1', justifySelf: 'stretch' },
    },
  },
});

/** Only the logo in the middle, the links in a row below it. */
export const Header = ({ currentPath }: { currentPath: string }) => (
  <Frame bar={bar} row={row}>
    <HomeLink />
    <Stack
      direction="row"
      sx={{
        gridRow: 1,
        gridColumn: { xs: 1, lg: 3 },
        justifySelf: { xs: 'start', lg: 'end' },
        '& > a': { marginInlineStart: '-0.75rem' },
      }}
    >
      <TopContact />
      {mayHaveSwitch && <SchemeSwitch />}
    </Stack>
    <Navigation currentPath={currentPath} />
  </Frame>
);
