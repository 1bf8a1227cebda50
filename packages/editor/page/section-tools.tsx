import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/Delete';
import Tune from '@mui/icons-material/Tune';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useSession, useSessionState } from '../editor-context';
import { focusUndo } from '../focus-undo';
import { listAt } from '../structure/list-at';
import { canMove, isOpening } from '../structure/opening';
import { useStructure } from '../structure/structure';
import { boxInWindow } from './box-in-window';
import { type PageSection, sectionsNow } from './page-sections';
import { focusOnceDrawn } from './show-on-page';
import { useFollowed } from './use-followed';

type Point = { x: number; y: number };

/** Where a section is now, and how far below the edge of the window it was seen before. */
type OnMoved = (section: PageSection, top: number) => void;

/** How long the page may take to be drawn anew, in milliseconds. */
const drawn = 500;

const topOf = (element: Element | undefined) => element && boxInWindow(element).top;

/**
 * Keeps a section where it was seen, while the page is drawn: what is moved stays, and the others pass by it. Who scrolls
 * meanwhile is not held.
 */
const keepAt = (top: number, section: () => PageSection | undefined) => {
  const end = performance.now() + drawn;
  const left = new AbortController();
  for (const way of ['wheel', 'touchmove'] as const) {
    window.addEventListener(way, () => left.abort(), { signal: left.signal, passive: true });
  }
  const keep = () => {
    if (performance.now() >= end) left.abort();
    if (left.signal.aborted) return;
    const way = (topOf(section()?.element) ?? top) - top;
    if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' });
    requestAnimationFrame(keep);
  };
  keep();
};

/** The section under the pointer or around the focus. */
const useCurrentSection = () => {
  const session = useSession();
  const [current, setCurrent] = useState<PageSection>();
  const known = useRef<Element>(undefined);
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return undefined;
    const all = () => sectionsNow(session);
    let rest: Point | undefined;
    const note = ({ clientX: x, clientY: y }: PointerEvent) => {
      rest = { x, y };
    };
    /** While the tools have the focus, a page that moves below a resting pointer does not take them elsewhere. */
    const isAtRest = (event: Event) =>
      event instanceof MouseEvent &&
      event.clientX === rest?.x &&
      event.clientY === rest.y &&
      document.activeElement?.closest('[role="toolbar"]') != null;
    const follow = (event: Event) => {
      const { target } = event;
      if (isAtRest(event)) return;
      const section = target instanceof Element ? target.closest('main section') : null;
      if (section && known.current?.isConnected && known.current.contains(section)) return;
      const found = section && all().find(({ element }) => element.contains(section));
      known.current = found?.element;
      setCurrent(found ?? undefined);
    };
    // After a change other sections may stand in the same elements.
    const renew = () =>
      setCurrent((before) => {
        const now =
          before && all().find(({ at, file }) => at === before.at && file === before.file);
        known.current = now?.element;
        return now && before && now.element === before.element ? before : now;
      });
    const observer = new MutationObserver(renew);
    observer.observe(root, { childList: true, subtree: true });
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('pointermove', note, { signal, passive: true });
    for (const way of ['pointerover', 'pointerdown', 'focusin'] as const) {
      root.addEventListener(way, follow, { signal });
    }
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [session]);
  /** The tools go with what is moved: pressed twice, it moves twice. */
  const goWith: OnMoved = ({ file, at }, top) => {
    const found = () => sectionsNow(session).find((each) => each.at === at && each.file === file);
    const now = found();
    if (!now) return;
    known.current = now.element;
    setCurrent(now);
    keepAt(top, found);
  };
  return [current, goWith] as const;
};

/** Alt+F10 leads from the page to the tools, Escape back. */
const useToolKeys = (toolbar: RefObject<HTMLDivElement | null>) => {
  const before = useRef<Element>(null);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10') return;
      const button = toolbar.current?.querySelector<HTMLElement>('button');
      if (!button) return;
      event.preventDefault();
      before.current = document.activeElement;
      button.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toolbar]);
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && before.current instanceof HTMLElement) before.current.focus();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const now = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
};

type Corner = { top: number; insetInlineEnd: number };

/** In pixels of the window: a corner of the section. Beside the page may be the panel, which covers what is there. */
const cornerOf = (element: Element): Corner => {
  const { top, bottom, left, right } = boxInWindow(element);
  const isFromRight = getComputedStyle(element).direction === 'rtl';
  const beside = isFromRight ? left : document.documentElement.clientWidth - right;
  return {
    // Below the header of the page, for as long as the section is there.
    top: Math.max(top + 8, Math.min(72, bottom - 56)),
    insetInlineEnd: Math.max(0, beside) + 8,
  };
};

/** Why what opens a page cannot be moved, copied or taken away. */
const opensPage = 'The page begins with this section: it stays in its place.';

type ToolbarProps = { section: PageSection; onMoved: OnMoved };

const Toolbar = ({ section, onMoved }: ToolbarProps) => {
  const { file, at, element } = section;
  const session = useSession();
  const structure = useStructure();
  const toolbar = useRef<HTMLDivElement>(null);
  const onKeyDown = useToolKeys(toolbar);
  const corner = useFollowed(element, cornerOf);
  const files = useSessionState(({ state }) => state.files);
  const place = useMemo(() => listAt(files, { file, path: 'sections' }), [files, file]);
  const follow = (moved: Promise<number | undefined>) => {
    const { top } = boxInWindow(element);
    void moved.then((now) => now !== undefined && onMoved({ ...section, at: now }, top));
  };
  const leave = (removal: Promise<number | undefined>) =>
    void removal.then((now) => now !== undefined && focusUndo());
  if (!place) return null;
  const isFixed = isOpening(place, at);
  const tools = [
    {
      label: 'Select in panel',
      Icon: Tune,
      act: () => session.select({ file, path: `sections[${at}]` }),
    },
    {
      label: 'Move up',
      Icon: ArrowUpward,
      off: !canMove(place, at, at - 1),
      act: () => follow(structure.move(place, at, at - 1)),
    },
    {
      label: 'Move down',
      Icon: ArrowDownward,
      off: !canMove(place, at, at + 1),
      act: () => follow(structure.move(place, at, at + 1)),
    },
    {
      label: 'Duplicate',
      Icon: ContentCopy,
      off: isFixed,
      act: () => follow(structure.duplicate(place, at)),
    },
    {
      label: 'Hide',
      Icon: VisibilityOff,
      off: isFixed,
      act: () => leave(structure.hide(place, at)),
    },
    {
      label: 'Delete',
      Icon: Delete,
      off: isFixed,
      act: () => leave(structure.remove(place, at)),
    },
    {
      label: 'Add below',
      Icon: Add,
      act: () =>
        structure.add(place, at + 1, { onAdded: (added) => focusOnceDrawn(session, added) }),
    },
  ];
  return (
    <Paper
      ref={toolbar}
      role="toolbar"
      aria-label={`Section: ${place.nameOf(place.list[at], at)}`}
      elevation={4}
      onKeyDown={onKeyDown}
      style={corner}
      sx={{ position: 'fixed', zIndex: 'appBar', display: 'flex' }}
    >
      {tools.map(({ label, Icon, act, off = false }) => (
        <Tooltip key={label} title={off && isFixed ? opensPage : label}>
          <span>
            <IconButton
              aria-label={label}
              // Not `disabled`: what has moved a section to the end keeps the focus (WCAG 2.4.3).
              aria-disabled={off}
              aria-description={off && isFixed ? opensPage : undefined}
              onClick={() => off || act()}
              sx={{
                p: 2,
                color: off ? 'action.disabled' : undefined,
                '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
              }}
            >
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Paper>
  );
};

/** At the section under the pointer or around the focus: what can be done with it. */
export const SectionTools = () => {
  const [current, goWith] = useCurrentSection();
  return current ? <Toolbar section={current} onMoved={goWith} /> : null;
};
