import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { useId } from 'react';
import { ActionLink } from '../sections/action-link';
import { useSite } from '../sections/site-context';
import { Links, Nav, NavLink, Panel, PanelClip, PanelRow, Toggle } from './navigation-parts';
import { useMenu } from './use-menu';

const same = (path: string, target: string) => path.toLowerCase() === target.toLowerCase();

/** The links to all pages: in a row on large screens, elsewhere behind a button. */
export const Navigation = ({ currentPath }: { currentPath: string }) => {
  const { header } = useSite().site;
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
      <Panel id={panelId} data-open={open}>
        <PanelClip>
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
            <ActionLink action={header.action} look="contained" onClick={close} />
          </PanelRow>
        </PanelClip>
      </Panel>
    </Nav>
  );
};
