import { styled } from '@mui/material/styles';
import type { CarouselOptions } from '../../schema/carousel';

/** Where three slides give way to two (specification, section 9); no breakpoint of the layout. */
const wideFrom = 1024;

/** The room between slides, part of each slide: so a slide's width is a plain share of the row's. */
const gap = 24;

const unscripted = '@media (scripting: none)';

export const Viewport = styled('div')({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&[data-driven="true"]': {
    // Unlike `hidden` this scrolls for nobody: not for the browser's search, not for focus.
    overflow: 'clip',
    cursor: 'grab',
    '&:active': { cursor: 'grabbing' },
  },
});

export const List = styled('ul')({
  display: 'flex',
  marginInlineStart: -gap,
  touchAction: 'pan-y pinch-zoom',
  [unscripted]: { flexWrap: 'wrap', rowGap: 48 },
  '[data-driven="false"] > &': { touchAction: 'auto' },
});

const share = (count: number) => ({ flexBasis: `calc(100% / ${count})` });

export const Slide = styled('li', {
  shouldForwardProp: (name) => name !== 'slides',
})<{ slides: CarouselOptions['slides'] }>(({ theme, slides }) => ({
  flexGrow: 0,
  flexShrink: 0,
  minWidth: 0,
  paddingInlineStart: gap,
  ...share(slides.narrow),
  [theme.breakpoints.up('md')]: share(slides.medium),
  [theme.breakpoints.up(wideFrom)]: share(slides.wide),
}));
