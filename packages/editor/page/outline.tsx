import { styled } from '@mui/material/styles';
import { boxInWindow } from './box-in-window';
import { rangeOf, type ShownText } from './shown-text';
import { useFollowed } from './use-followed';

const Frame = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  pointerEvents: 'none',
  borderRadius: 4,
  outline: '2px solid #1a4fd6',
  // Visible on grounds of any colour.
  boxShadow: '0 0 0 4px rgb(255 255 255 / 0.7)',
}));

type Box = { left: number; top: number; width: number; height: number };

const gap = 3;

const boxOf = (shown: ShownText | Element): Box => {
  const around = shown instanceof Element ? shown : rangeOf(shown);
  const { left, top, right, bottom } = boxInWindow(around);
  return {
    ...{ left: left - gap, top: top - gap },
    ...{ width: right - left + 2 * gap, height: bottom - top + 2 * gap },
  };
};

/** A frame around a text or a picture of the page, also while the page moves. */
export const Outline = ({ text }: { text: ShownText | Element }) => {
  const box = useFollowed(text, boxOf);
  return box.height > 2 * gap ? <Frame style={box} /> : null;
};
