import Box from '@mui/material/Box';
import type { KeyboardEvent, PointerEvent } from 'react';

/** How much of the window's height the sheet and the bar below it have, in per cent: the page has the rest. */
export const sheetShares = { least: 15, first: 40, most: 90 };

const within = (share: number) =>
  Math.min(sheetShares.most, Math.max(sheetShares.least, Math.round(share)));

const step = 10;

const byKey: Record<string, (share: number) => number> = {
  ArrowUp: (share) => share + step,
  ArrowDown: (share) => share - step,
  Home: () => sheetShares.most,
  End: () => sheetShares.least,
};

type SheetHandleProps = { share: number; setShare: (share: number) => void };

/** The upper edge of the sheet, to be drawn: the window splitter of the ARIA Authoring Practices Guide. */
export const SheetHandle = ({ share, setShare }: SheetHandleProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = byKey[event.key]?.(share);
    if (next === undefined) return;
    event.preventDefault();
    setShare(within(next));
  };
  const onPointerMove = ({ buttons, clientY }: PointerEvent) => {
    if (buttons !== 0) setShare(within(100 - (clientY / window.innerHeight) * 100));
  };
  return (
    <Box
      role="separator"
      aria-label="Height of Settings"
      aria-orientation="horizontal"
      aria-valuenow={share}
      aria-valuemin={sheetShares.least}
      aria-valuemax={sheetShares.most}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        height: '1.75rem',
        mx: -4,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.paper',
        cursor: 'ns-resize',
        touchAction: 'none',
        '&::before': {
          content: '""',
          width: '3rem',
          height: '0.25rem',
          borderRadius: '1rem',
          bgcolor: 'text.secondary',
        },
      }}
    />
  );
};
