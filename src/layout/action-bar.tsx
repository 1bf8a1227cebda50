import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { ActionLink } from '../ui/action-link';
import { resolveLink } from '../ui/resolve-link';
import { useSite } from '../ui/site-context';
import { lowScreen } from './navigation';

/** A form that works out a price shows it there, and asks for enough by itself. */
const besidePrice = 'body:has([data-kind="price"]) &';

/** On telephones at the lower edge of the screen, whatever is read; on larger screens the header has room for such a button. */
const edge: SxProps<Theme> = ({ breakpoints, spacing, vars, zIndex }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // The menu, which is as high as the screen, covers it; what floats beside it does not.
  zIndex: zIndex.fab - 1,
  padding: spacing(3, 4),
  // Below it some telephones have a bar of their own.
  paddingBlockEnd: `max(${spacing(3)}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.palette.background.default,
  borderTop: `1px solid ${vars.palette.divider}`,
  [breakpoints.up('md')]: { display: 'none' },
  // The page needs the room more: there it stands at the end.
  [lowScreen]: { position: 'static' },
  [besidePrice]: { display: 'none' },
  '@media print': { display: 'none' },
});

/** As high as the edge, so that it hides nothing of the page's end. */
const room: SxProps<Theme> = ({ breakpoints, spacing }) => ({
  height: `calc(44px + ${spacing(6)} + env(safe-area-inset-bottom, 0px))`,
  [breakpoints.up('md')]: { display: 'none' },
  [lowScreen]: { display: 'none' },
  [besidePrice]: { display: 'none' },
  '@media print': { display: 'none' },
});

/** Beside it there is room for the button of a chat. */
const beside = { marginInlineEnd: '4.5rem' };

/** What the site asks for most, in view on telephones; not on the page to which it leads. */
export default function ActionBar({ currentPath }: { currentPath: string }) {
  const { links, floating: { action, chat } = {} } = useSite().site;
  if (!action || resolveLink(action.to, links).split(/[?#]/, 1)[0] === currentPath) return null;
  return (
    <>
      <Box sx={room} />
      <Box component="aside" aria-label={action.label} sx={edge}>
        <Box sx={{ display: 'grid', ...(chat && beside) }}>
          <ActionLink action={action} variant="contained" />
        </Box>
      </Box>
    </>
  );
}
