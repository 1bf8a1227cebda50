import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import { SiteLink } from '../sections/site-link';

/** Below `lg` without script the menu cannot be opened, so that it is always open. */
const unscripted = '@media (scripting: none)';

/** A Collapse that is open whatever its state says. */
const opened = {
  height: 'auto !important',
  overflow: 'visible',
  visibility: 'visible',
} as const;

export const Nav = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { flex: 1, minWidth: 0 },
  [unscripted]: { [theme.breakpoints.down('lg')]: { flexBasis: '100%' } },
}));

export const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  // The icon, not the room around it, ends where the page's column does.
  marginInlineEnd: -12,
  padding: 0,
  border: 0,
  borderRadius: theme.tokens.radius.control,
  backgroundColor: 'transparent',
  color: theme.tokens.color.ink,
  cursor: 'pointer',
  [theme.breakpoints.up('lg')]: { display: 'none' },
  [unscripted]: { display: 'none' },
}));

export const Panel = styled(Collapse)(({ theme }) => ({
  [theme.breakpoints.down('lg')]: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    backgroundColor: theme.tokens.color.paper,
    boxShadow: theme.tokens.shadow.raised,
    '& .MuiCollapse-wrapperInner': {
      maxHeight: 'calc(100dvh - 4rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    [unscripted]: { ...opened, position: 'static', boxShadow: 'none' },
  },
  [theme.breakpoints.up('lg')]: opened,
}));

export const PanelRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: `${theme.spacing(3)} ${theme.tokens.space.gutter} ${theme.spacing(6)}`,
  borderBlockEnd: `1px solid ${theme.tokens.color.hairline}`,
  [theme.breakpoints.up('lg')]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'end',
    padding: 0,
    border: 0,
  },
}));

export const Links = styled('ul')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: {
    '& li + li': { borderBlockStart: `1px solid ${theme.tokens.color.hairline}` },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    // Wraps when letters are enlarged alone; at every usual size it is one row.
    flexWrap: 'wrap',
    justifyContent: 'end',
  },
  [theme.breakpoints.up('xl')]: { columnGap: theme.spacing(2) },
}));

export const NavLink = styled(SiteLink)(({ theme }) => ({
  ...theme.tokens.type.body,
  display: 'block',
  paddingBlock: theme.spacing(3),
  color: theme.tokens.color.body,
  textDecoration: 'none',
  textUnderlineOffset: '0.5em',
  '&:hover': { color: theme.tokens.color.ink, textDecoration: 'underline' },
  '&[aria-current]': {
    color: theme.tokens.color.ink,
    fontWeight: 600,
    textDecoration: `underline 2px ${theme.tokens.color.accent}`,
  },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(1, 2), whiteSpace: 'nowrap' },
}));
