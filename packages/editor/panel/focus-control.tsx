import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId, useState } from 'react';
import { isGroup } from '../../../src/schema/values/group';
import { joinPath, parentOf, valueAt } from '../../../src/schema/values/paths';
import { useSessionState } from '../editor-context';
import { type KeyControlProps, RemoveButton, Titled, wordsFor } from './key-control-props';
import { usePlace } from './use-place';

type Point = { x: number; y: number };

const middle: Point = { x: 50, y: 50 };

const pointIn = (value: unknown): Point | undefined =>
  isGroup(value) && typeof value.x === 'number' && typeof value.y === 'number'
    ? { x: value.x, y: value.y }
    : undefined;

type PictureProps = { file: string; point: Point; choose: (point: Point) => void };

/** The picture with the point on it; a press moves it. The sliders do so for all others. */
const Picture = ({ file, point, choose }: PictureProps) => {
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (at: number, length: number) =>
      length === 0 ? 50 : Math.round(Math.min(Math.max(at / length, 0), 1) * 100);
    choose({ x: within(clientX - left, width), y: within(clientY - top, height) });
  };
  return (
    <Box
      aria-hidden
      onClick={press}
      sx={{ position: 'relative', alignSelf: 'start', cursor: 'crosshair', mt: 2 }}
    >
      <Box component="img" src={file} alt="" sx={{ display: 'block', maxWidth: '100%' }} />
      <Box
        sx={{
          position: 'absolute',
          left: `${point.x}%`,
          top: `${point.y}%`,
          width: 28,
          height: 28,
          m: '-14px',
          borderRadius: '50%',
          border: '3px solid #fff',
          outline: '2px solid #000',
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
};

const sides = { x: 'From the left', y: 'From the top' };

/** What matters most in a picture: a point that is pressed on it, or moved by keys. */
export const FocusControl = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const { value, problems, write } = usePlace(place, wordsFor(props));
  const file = useSessionState(({ state }) =>
    valueAt(state.files[place.file], joinPath(parentOf(place.path), 'file')),
  );
  /** While it is moved, and not yet let go. */
  const [moved, setMoved] = useState<Point>();
  const id = useId();
  const point = moved ?? pointIn(value) ?? middle;
  const choose = async (next: Point) => {
    setMoved(next);
    // What is not written stays where it was let go, with why beside it.
    if (await write(next)) setMoved(undefined);
  };
  return (
    <Titled panelKey={panelKey} problems={problems}>
      {typeof file === 'string' && (
        <Picture file={file} point={point} choose={(next) => void choose(next)} />
      )}
      {(['x', 'y'] as const).map((side) => (
        <Box key={side} sx={{ px: 2, mt: 2 }}>
          <Typography id={`${id}-${side}`} sx={{ fontSize: '0.875rem', mx: -2 }}>
            {sides[side]}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={`${id}-${side}`}
            value={point[side]}
            getAriaValueText={(hundredths) => `${hundredths} %`}
            valueLabelDisplay="auto"
            onChange={(_, next) => setMoved({ ...point, [side]: Number(next) })}
            onChangeCommitted={(_, next) => void choose({ ...point, [side]: Number(next) })}
          />
        </Box>
      ))}
      {value !== undefined && !panelKey.required && (
        <RemoveButton label={panelKey.label} remove={() => void write(undefined)} />
      )}
    </Titled>
  );
};
