import styled from '@emotion/styled';
import { SiteLink } from '../sections/site-link';

/** Below `lg` without script the menu cannot be opened, so that it is always open. */
const unscripted = '@media (scripting: none)';

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

/** Opens and closes in the time of the specification, section 9; closed, nothing in it takes focus. */
export const Panel = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  [breakpoints.down('lg')]: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    display: 'grid',
    gridTemplateRows: '0fr',
    visibility: 'hidden',
    backgroundColor: tokens.color.paper,
    boxShadow: tokens.shadow.raised,
    transition: `grid-template-rows ${tokens.motion.collapse} ${tokens.motion.easing}, visibility ${tokens.motion.collapse}`,
    '&[data-open="true"]': { gridTemplateRows: '1fr', visibility: 'visible' },
    [unscripted]: {
      position: 'static',
      gridTemplateRows: '1fr',
      visibility: 'visible',
      boxShadow: 'none',
    },
  },
}));

/** What is cut off while the panel is on its way. */
export const PanelClip = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: {
    minHeight: 0,
    maxHeight: 'calc(100dvh - 4rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
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
    textDecorationLine: 'underline',
    textDecorationThickness: 2,
    textDecorationColor: theme.tokens.color.accent,
  },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(1, 2), whiteSpace: 'nowrap' },
}));
