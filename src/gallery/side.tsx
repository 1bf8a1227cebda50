import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

/** Beside the examples where there is room; elsewhere the overview has the same. */
const Frame = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { display: 'none' },
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'start',
  // Whole below the header, before the page is scrolled.
  maxHeight: 'calc(100vh - 6rem)',
  overflowY: 'auto',
  // Room for the focus ring, which would be cut off.
  padding: theme.spacing(6, 1),
}));

type SideProps = {
  /** Whose entry in the list is brought into view. */
  shown: string;
  children: ReactNode;
};

/** A list that scrolls by itself beside the page. */
export const Side = ({ shown, children }: SideProps) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>('[aria-current]');
    if (!frame.current || !current) return;
    const { scrollTop, clientHeight } = frame.current;
    const isSeen =
      current.offsetTop >= scrollTop &&
      current.offsetTop + current.offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) frame.current.scrollTop = current.offsetTop - clientHeight / 2;
  }, [shown]);
  return <Frame ref={frame}>{children}</Frame>;
};
