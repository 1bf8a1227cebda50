import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';

type SideProps = {
  /** Whose entry in the list is brought into view. */
  shown: string;
  children: ReactNode;
};

/**
 * A list that scrolls by itself beside the examples where there is room; elsewhere the overview has
 * the same.
 */
export const Side = ({ shown, children }: SideProps) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = frame.current?.querySelector('[aria-current]');
    if (!frame.current || !current) return;
    const room = frame.current.getBoundingClientRect();
    const { top, bottom } = current.getBoundingClientRect();
    const isSeen = top >= room.top && bottom <= room.bottom;
    if (!isSeen) frame.current.scrollTop += top - room.top - room.height / 2;
  }, [shown]);
  return (
    <Box
      ref={frame}
      sx={{
        display: { xs: 'none', lg: 'block' },
        position: 'sticky',
        top: 0,
        alignSelf: 'start',
        // Whole below the header, before the page is scrolled.
        maxHeight: 'calc(100vh - 6rem)',
        overflowY: 'auto',
        // Room for the focus ring, which would be cut off.
        py: 6,
        px: 1,
      }}
    >
      {children}
    </Box>
  );
};
