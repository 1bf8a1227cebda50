import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { type SxProps, type Theme, useTheme } from '@mui/material/styles';
import { lazy, type Ref, Suspense, useEffect, useId, useRef, useState } from 'react';
import { earlyMark } from '../hydration/early';
import { loadChunk } from '../loading/load-chunk';
import type { MenuEntry, SubmenuDefinition } from '../schema/layout';
import { hasLanguages } from '../schema/shown-languages';
import { ActionLink } from '../ui/action-link';
import { useSite } from '../ui/site-context';
import { LanguageSwitch } from './language-switch';
import { NavigationLink } from './navigation-link';

/** A menu that opens with a button, and closes on Escape, on a new page and when focus leaves it. */
export const useMenu = (currentPath: string) => {
  const [open, setOpen] = useState(false);
  const [shownPath, setShownPath] = useState(currentPath);
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  if (shownPath !== currentPath) {
    setShownPath(currentPath);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    // The menu does not trap focus, and must not cover what gets it next (WCAG 2.4.11).
    const onInteractOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onInteractOutside);
    // Where a part still waits for its script, too.
    document.addEventListener('pointerdown', onInteractOutside, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onInteractOutside);
      document.removeEventListener('pointerdown', onInteractOutside, true);
    };
  }, [open]);

  return { open, setOpen, menu, button };
};

const isSubmenu = (entry: MenuEntry): entry is SubmenuDefinition => 'links' in entry;

// Only loaded by sites with submenus.
const Submenu = lazy(() => loadChunk(() => import('./submenu')));

type NavigationLinksProps = {
  links: readonly MenuEntry[];
  currentPath: string;
  onFollow: () => void;
};

/** The links to all pages, in a column or a row; the current page is marked. */
export const NavigationLinks = ({ links, currentPath, onFollow }: NavigationLinksProps) => (
  <List
    role="list"
    sx={{
      display: { lg: 'flex' },
      // For enlarged letters; at every usual size it is one row.
      flexWrap: 'wrap',
      justifyContent: 'end',
      columnGap: { xl: 2 },
      '& li + li': { borderTop: { xs: 1, lg: 0 }, borderColor: { xs: 'divider' } },
    }}
  >
    {links.map((entry, place) => (
      // By its place: another label leaves an open submenu open.
      <ListItem key={place} sx={{ width: { lg: 'auto' } }}>
        {isSubmenu(entry) ? (
          <Suspense>
            <Submenu {...{ entry, currentPath, onFollow }} />
          </Suspense>
        ) : (
          <NavigationLink {...{ link: entry, currentPath, onFollow }} />
        )}
      </ListItem>
    ))}
  </List>
);

/** Without script the menu cannot be opened, so it is always open. */
export const unscripted = '@media (scripting: none)';

/** A very low screen (400 % zoom): the page needs the room more than the navbar. */
export const lowScreen = '@media (max-height: 24em)';

const nav: SxProps<Theme> = ({ breakpoints }) => ({
  [breakpoints.up('lg')]: { flex: 1, minWidth: 0 },
  [unscripted]: { [breakpoints.down('lg')]: { flexBasis: '100%' } },
});

/** Below `lg` it opens over the page; from `lg` on it is always open, in its place. */
const panel: SxProps<Theme> = ({ breakpoints }) => ({
  [breakpoints.up('lg')]: { height: 'auto !important', overflow: 'visible', visibility: 'visible' },
  [breakpoints.down('lg')]: {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    bgcolor: 'background.default',
    boxShadow: 1,
    // Down to the foot of the window, however high the header is. What a banner pushes further down can be
    // reached by scrolling the page, once the menu is at its own end.
    maxHeight: 'calc(100dvh - 100%)',
    '&.MuiCollapse-entered': { overflowY: 'auto' },
    // Opened before script.
    [`[${earlyMark}][aria-expanded="true"] + &`]: {
      height: 'auto !important',
      overflowY: 'auto',
      visibility: 'visible',
    },
    // Here the header scrolls with the page, and so does the menu.
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

type MenuButtonProps = {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  panelId: string;
  onClick: () => void;
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
};

/** Its sign goes by the attribute that says whether the menu is open: before script as well. */
const look = {
  color: 'text.primary',
  '&[aria-expanded="false"] > svg:last-of-type, &[aria-expanded="true"] > svg:first-of-type': {
    display: 'none',
  },
  [unscripted]: { display: 'none' },
} as const;

/** Opens and closes the menu; without script the menu stands open. */
export const MenuButton = ({ open, panelId, sx = {}, ...props }: MenuButtonProps) => {
  const { closeMenu, openMenu } = useSite().site.header;
  return (
    <IconButton
      {...props}
      size="large"
      edge="end"
      aria-expanded={open}
      aria-controls={panelId}
      aria-label={open ? closeMenu : openMenu}
      data-other-label={open ? openMenu : closeMenu}
      data-script="open"
      sx={[sx, look]}
    >
      <MenuOutlined />
      <CloseOutlined />
    </IconButton>
  );
};

/** The links to all pages: in a row on large screens, otherwise behind a button. */
export const Navigation = ({ currentPath }: { currentPath: string }) => {
  const { header } = useSite().site;
  const panelId = useId();
  const { open, setOpen, menu, button } = useMenu(currentPath);
  const { standard } = useTheme().transitions.duration;
  const close = () => setOpen(false);
  return (
    <Box component="nav" ref={menu} aria-label={header.navigationLabel} sx={nav}>
      <MenuButton
        ref={button}
        open={open}
        panelId={panelId}
        onClick={() => setOpen(!open)}
        sx={{ display: { lg: 'none' } }}
      />
      {/* A style attribute would need a hash in the policy of every page. */}
      <Collapse
        id={panelId}
        in={open}
        timeout={standard}
        style={{ minHeight: undefined }}
        sx={panel}
      >
        <Stack sx={content}>
          <NavigationLinks links={header.links} currentPath={currentPath} onFollow={close} />
          {header.action && (
            <ActionLink action={header.action} variant="contained" onClick={close} />
          )}
          {hasLanguages && <LanguageSwitch sx={{ display: { lg: 'none' } }} />}
        </Stack>
      </Collapse>
    </Box>
  );
};
