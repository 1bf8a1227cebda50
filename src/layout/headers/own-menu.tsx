import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useSite } from '../../ui/site-context';
import { lowScreen, MenuButton, unscripted, useMenu } from '../navigation';
import type { Style } from './parts';

/** Out of sight it is out of the keyboard's reach as well. */
const sheet: SxProps<Theme> = ({ space, transitions, vars }) => ({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 1,
  height: 'calc(100dvh - 100%)',
  // What a banner pushes out of the window is reached by scrolling the page, once the menu is at its own end.
  overflowY: 'auto',
  paddingInline: space.gutter,
  paddingBlock: '2rem',
  backgroundColor: vars.palette.background.default,
  visibility: 'hidden',
  opacity: 0,
  transition: transitions.create(['opacity', 'visibility'], {
    duration: transitions.duration.shorter,
  }),
  // By its button, which says it before script, too.
  '[aria-expanded="true"] + &': { visibility: 'visible', opacity: 1 },
  '& a, & summary': { scrollMarginBlock: '4px' },
  // Here the header scrolls with the page, and so does the menu.
  [lowScreen]: { height: 'auto' },
  [unscripted]: {
    position: 'static',
    height: 'auto',
    paddingInline: 0,
    visibility: 'visible',
    opacity: 1,
  },
});

type OwnMenuProps = {
  currentPath: string;
  nav: Style;
  /** Of the button. */
  button: Style;
  panel: Style;
  children: (close: () => void) => ReactNode;
};

/** A button, and the sheet that it opens below the header. */
export const OwnMenu = ({ currentPath, nav, button: ofButton, panel, children }: OwnMenuProps) => {
  const { header } = useSite().site;
  const panelId = useId();
  const { open, setOpen, menu, button } = useMenu(currentPath);
  return (
    <Box component="nav" ref={menu} aria-label={header.navigationLabel} sx={nav}>
      <MenuButton
        ref={button}
        open={open}
        panelId={panelId}
        onClick={() => setOpen(!open)}
        sx={ofButton}
      />
      <Box id={panelId} sx={[sheet, panel]}>
        {children(() => setOpen(false))}
      </Box>
    </Box>
  );
};
