import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { SubmenuDefinition } from '../schema/layout';
import { isSamePath } from '../schema/normal-path';
import { NavigationLink } from './navigation-link';

/** The browser opens and closes it, so it works before and without script. */
const Disclosure = styled('details')(({ theme: { breakpoints, spacing, vars } }) => ({
  position: 'relative',
  flex: 1,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
    // It inherits from a box of the browser's own, which no style sheet reaches: rows of a menu are equally high.
    boxSizing: 'border-box',
    minHeight: 44,
    paddingBlock: spacing(3),
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.palette.text.primary },
    [breakpoints.up('lg')]: { paddingInline: spacing(2), paddingBlock: spacing(1) },
  },
  '&[data-current] > summary': { color: vars.palette.text.primary, fontWeight: 600 },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > ul': {
    paddingInlineStart: spacing(4),
    [breakpoints.up('lg')]: {
      position: 'absolute',
      insetInlineEnd: 0,
      top: '100%',
      zIndex: 1,
      minWidth: '100%',
      paddingInline: spacing(3),
      backgroundColor: vars.palette.background.paper,
      border: `1px solid ${vars.palette.divider}`,
      borderRadius: 6,
      boxShadow: vars.shadows?.[1],
    },
  },
}));

const isWide = (at: HTMLElement) => getComputedStyle(at).position === 'absolute';

type SubmenuProps = { entry: SubmenuDefinition; currentPath: string; onFollow: () => void };

/**
 * Links below an entry of the menu: a disclosure, opened only by a press
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/). In a row it opens
 * over the page, and closes on Escape and when focus leaves it.
 */
export default function Submenu({ entry: { label, links }, currentPath, onFollow }: SubmenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (root.current) root.current.open = false;
  };

  useEffect(() => {
    const onInteractOutside = ({ target }: Event) => {
      const { current } = root;
      const list = current?.querySelector('ul');
      if (!current || !list || !isWide(list)) return;
      if (target instanceof Node && !current.contains(target)) current.open = false;
    };
    document.addEventListener('focusin', onInteractOutside);
    // Where a part still waits for its script, too.
    document.addEventListener('pointerdown', onInteractOutside, true);
    return () => {
      document.removeEventListener('focusin', onInteractOutside);
      document.removeEventListener('pointerdown', onInteractOutside, true);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !root.current?.open) return;
    // The menu around it stays open.
    event.stopPropagation();
    close();
    root.current.querySelector('summary')?.focus();
  };

  return (
    <Disclosure
      ref={root}
      data-current={links.some(({ to }) => isSamePath(to, currentPath)) || undefined}
      onKeyDown={onKeyDown}
    >
      {/* Script closes it when the visitor turns to something else. */}
      <summary data-script="">
        {label}
        <ExpandMoreOutlined fontSize="small" />
      </summary>
      <List role="list">
        {links.map((link, place) => (
          <ListItem key={place}>
            <NavigationLink
              {...{ link, currentPath }}
              onFollow={() => {
                close();
                onFollow();
              }}
            />
          </ListItem>
        ))}
      </List>
    </Disclosure>
  );
}
