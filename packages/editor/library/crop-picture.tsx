import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useRef, useState } from 'react';
import type { LibraryPicture, NewPicture } from '../../edit-protocol/pictures-protocol';
import { Choice } from '../dialog-fields';
import { DialogView } from '../dialog-view';
import { useWays } from '../dialog-ways';
import { PlanRefusal } from '../pages/plan-refusal';
import { SteadyButton } from '../steady-button';
import { type Area, between, inPixels, shaped, shapes, wholeArea } from './crop-area';
import { useReplacing } from './picture-uses';
import { fileNameOf } from './picture-words';

type FrameProps = { address: string; area: Area; draw: (area: Area) => void };

/** The picture, with what is cut away in the dark; a rectangle that is drawn on it is kept. */
const Frame = ({ address, area, draw }: FrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<[number, number]>(undefined);
  const pointAt = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return [((clientX - left) / width) * 100, ((clientY - top) / height) * 100];
  };
  const end = () => {
    from.current = undefined;
  };
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', bgcolor: 'action.selected' }}>
      <Box
        ref={frame}
        sx={{ position: 'relative', overflow: 'hidden', touchAction: 'none', cursor: 'crosshair' }}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = pointAt(event);
        }}
        onPointerMove={(event) => {
          if (from.current) draw(between(from.current, pointAt(event)));
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <Box
          component="img"
          src={address}
          alt=""
          draggable={false}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: '45vh' }}
        />
        <Box
          sx={{
            position: 'absolute',
            left: `${area.left}%`,
            top: `${area.top}%`,
            width: `${area.right - area.left}%`,
            height: `${area.bottom - area.top}%`,
            outline: '2px solid #fff',
            boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.6)',
            pointerEvents: 'none',
          }}
        />
      </Box>
    </Box>
  );
};

type EdgesProps = {
  label: string;
  names: readonly [string, string];
  value: readonly [number, number];
  change: (start: number, end: number) => void;
};

/** Two opposite edges, in hundredths: by arrow keys as well. */
const Edges = ({ label, names, value, change }: EdgesProps) => (
  <Box sx={{ px: 2 }}>
    <Typography sx={{ fontSize: '0.875rem', mx: -2 }}>{label}</Typography>
    <Slider
      value={value.map(Math.round)}
      getAriaLabel={(index) => names[index] ?? label}
      getAriaValueText={(hundredths) => `${hundredths} %`}
      valueLabelDisplay="auto"
      disableSwap
      onChange={(_, next) => {
        const [start = 0, end = 100] = Array.isArray(next) ? next : [];
        if (end > start) change(start, end);
      }}
    />
  </Box>
);

const shapeNames = Object.keys(shapes).map((name) => ({ value: name, label: name }));

type CropProps = { picture: LibraryPicture; show: (address: string) => void };

/** Keeps a part of a photograph: a picture of its own, which takes the place of the whole one. */
export const CropPicture = ({ picture, show }: CropProps) => {
  const { back } = useWays();
  const { width = 1, height = 1, address } = picture;
  const size = { width, height };
  const [area, setArea] = useState(wholeArea);
  const [shape, setShape] = useState('as you like');
  const plans = useReplacing(picture, show);
  const part = inPixels(area, size);
  const isWhole = part.width === width && part.height === height;

  const free = (next: Area) => {
    setArea(next);
    setShape('as you like');
  };
  const cut = async () => {
    const stored = await plans.ask<NewPicture>('pictures/crop', { address, ...part });
    if (stored) await plans.replace(stored.address);
  };
  const actions = (
    <>
      <Button onClick={back}>Back</Button>
      <SteadyButton
        variant="contained"
        disabled={isWhole || plans.isBusy}
        onClick={() => void cut()}
      >
        Cut it
      </SteadyButton>
    </>
  );
  return (
    <DialogView title={`Cut ${fileNameOf(address)}`} isOneOfSeveral actions={actions}>
      <Typography sx={{ mb: 2 }}>
        Draw a rectangle on the picture, or move its edges. Wherever the picture is shown, the part
        within is shown then.
      </Typography>
      <Frame address={address} area={area} draw={free} />
      <Choice
        label="Shape"
        value={shape}
        options={shapeNames}
        change={(name) => {
          const ratio = shapes[name];
          setShape(name);
          if (ratio !== undefined) setArea(shaped(area, ratio, size));
        }}
      />
      <Edges
        label="From the left to the right"
        names={['Left edge', 'Right edge']}
        value={[area.left, area.right]}
        change={(left, right) => free({ ...area, left, right })}
      />
      <Edges
        label="From the top to the bottom"
        names={['Upper edge', 'Lower edge']}
        value={[area.top, area.bottom]}
        change={(top, bottom) => free({ ...area, top, bottom })}
      />
      <div role="status">
        <Typography>{`${part.width} × ${part.height} pixels are kept.`}</Typography>
        <PlanRefusal refusal={plans.refusal} />
      </div>
    </DialogView>
  );
};
