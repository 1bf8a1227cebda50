import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme, type SxProps, type Theme } from '@mui/material/styles';
import { useId } from 'react';
import { ActionLink } from '../ui/action-link';
import { useSite } from '../ui/site-context';
import { NavigationLinks } from './navigation-links';
import { useMenu } from './use-menu';

/** Without script the menu cannot be opened, so that it is always open. */
export const unscripted = '@media (scripting: none)';

/** A very low screen (400 % zoom): the page needs the room more than the navbar does. */
export const lowScreen = '@media (max-height: 24em)';

const nav: SxProps<Theme> = ({ breakpoints }) => ({
  [breakpoints.up('lg')]: { flex: 1, minWidth: 0 },
  [unscripted]: { [breakpoints.down('lg')]: { flexBasis: '100%' } },
});

/** Below `lg` it opens over the page; from there on it is always open, in its place. */
const panel: SxProps<Theme> = ({ breakpoints }) => ({
  [breakpoints.up('lg')]: { height: 'auto !important', overflow: 'visible', visibility: 'visible' },
  [breakpoints.down('lg')]: {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    bgcolor: 'background.default',
    boxShadow: 1,
    // Down to the foot of the window, however high the header is. What a banner above it pushes further
    // comes into view when the page moves, which it does once the menu is at its own end.
    maxHeight: 'calc(100dvh - 100%)',
    '&.MuiCollapse-entered': { overflowY: 'auto' },
    // Here the header goes with the page, and so does the menu.
    [lowScreen]: { maxHeight: 'none' },
    '& a, & summary': { scrollMarginBlock: '4px' },
    [unscripted]: {
      position: 'static',
      height: 'auto',
      maxHeight: 'none',
      visibility: 'visible',
      boxShadow: 'none',
    },
  },
});

const content: SxProps<Theme> = ({ breakpoints, space }) => ({
  gap: 4,
  [breakpoints.up('lg')]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'end' },
  [breakpoints.down('lg')]: {
    pt: 3,
    px: space.gutter,
    pb: 6,
    borderBottom: 1,
    borderColor: 'divider',
    [unscripted]: { px: 0, borderBottom: 0 },
  },
});

/** The links to all pages: in a row on large screens, elsewhere behind a button. */
export const Navigation = ({ currentPath }: { currentPath: string }) => {
  const { header } = useSite().site;
  const panelId = useId();
  const { open, setOpen, menu, button } = useMenu(currentPath);
  const { standard } = useTheme().transitions.duration;
  const close = () => setOpen(false);
  return (
    <Box component="nav" ref={menu} aria-label={header.navigationLabel} sx={nav}>
      <IconButton
        ref={button}
        size="large"
        edge="end"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? header.closeMenu : header.openMenu}
        onClick={() => setOpen(!open)}
        sx={{ display: { lg: 'none' }, color: 'text.primary', [unscripted]: { display: 'none' } }}
      >
        {open ? <CloseOutlined /> : <MenuOutlined />}
      </IconButton>
      {/* Its own style attribute would need a hash in the policy of every page. */}
      <Collapse
        id={panelId}
        in={open}
        timeout={standard}
        style={{ minHeight: undefined }}
        sx={panel}
      >
        <Stack sx={content}>
          <NavigationLinks currentPath={currentPath} onFollow={close} />
          {header.action && (
            <ActionLink action={header.action} variant="contained" onClick={close} />
          )}
        </Stack>
      </Collapse>
    </Box>
  );
};
