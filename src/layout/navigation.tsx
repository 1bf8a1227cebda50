import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { useSite } from '../sections/site-context';
import { SiteLink } from '../sections/site-link';
import { Links, Nav, NavLink, Panel, PanelRow, Toggle } from './navigation-parts';
import { useMenu } from './use-menu';

const same = (path: string, target: string) => path.toLowerCase() === target.toLowerCase();

/** The links to all pages: in a row on large screens, elsewhere behind a button. */
export const Navigation = ({ currentPath }: { currentPath: string }) => {
  const { header } = useSite().site;
  const { tokens } = useTheme();
  const panelId = useId();
  const { open, setOpen, menu, button } = useMenu(currentPath);
  const close = () => setOpen(false);
  return (
    <Nav ref={menu} aria-label={header.navigationLabel}>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? header.closeMenu : header.openMenu}
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseOutlined /> : <MenuOutlined />}
      </Toggle>
      <Panel id={panelId} in={open} timeout={Number.parseInt(tokens.motion.collapse, 10)}>
        <PanelRow>
          <Links>
            {header.links.map(({ label, to, newTab }) => (
              <li key={label}>
                <NavLink
                  to={to}
                  newTab={newTab}
                  aria-current={same(to, currentPath) ? 'page' : undefined}
                  onClick={close}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </Links>
          <Button
            component={SiteLink}
            to={header.action.to}
            newTab={header.action.newTab}
            variant="contained"
            onClick={close}
          >
            {header.action.label}
          </Button>
        </PanelRow>
      </Panel>
    </Nav>
  );
};
