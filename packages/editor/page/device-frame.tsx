import Computer from '@mui/icons-material/Computer';
import Smartphone from '@mui/icons-material/Smartphone';
import TabletMac from '@mui/icons-material/TabletMac';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { BarButton } from '../bar/bar-button';
import { sideFrames } from '../changes/before-runtime';
import { barHeight } from '../panel/panel';
import { usePagePath } from './page-address';

/** What visitors hold: its window in CSS pixels. That of a desktop is the editor's own. */
const devices = {
  desktop: { label: 'As on a desktop', Icon: Computer },
  tablet: { label: 'As on a tablet', Icon: TabletMac, width: 768, height: 1024 },
  telephone: { label: 'As on a telephone', Icon: Smartphone, width: 390, height: 844 },
};

export type Device = keyof typeof devices;

/** In the bar: as which visitors the page is shown. */
export const Devices = ({ device, show }: { device: Device; show: (device: Device) => void }) =>
  (Object.keys(devices) as Device[]).map((name) => (
    <BarButton
      key={name}
      label={devices[name].label}
      Icon={devices[name].Icon}
      aria-pressed={name === device}
      onClick={() => show(name)}
    />
  ));

/** How much of its size there is room for; never more than all of it. */
export const scaleToFit = (
  { width, height }: { width: number; height: number },
  room: { width: number; height: number },
): number => Math.min(1, room.width / width, room.height / height);

type DeviceFrameProps = { device: Exclude<Device, 'desktop'>; inlineEnd: number };

/**
 * The page in a window of this width, in place of the editor's own, to be looked at: it follows what Settings write.
 * `inlineEnd` is the room beside it, in pixels.
 */
export const DeviceFrame = ({ device, inlineEnd }: DeviceFrameProps) => {
  const { label, width, height } = devices[device];
  const path = usePagePath();
  const around = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const margin = 32;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      const room = { width: clientWidth - margin, height: clientHeight - margin };
      setScale(scaleToFit({ width, height }, room));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <Box
      ref={around}

      sx={{
        position: 'fixed',
        top: 0,
        bottom: barHeight,
        insetInlineStart: 0,
        insetInlineEnd: `${inlineEnd}px`,
        zIndex: 'appBar',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        bgcolor: 'grey.300',
      }}
    >
      <Box
        component="iframe"
        // Another frame for each page: in one frame each would be an entry of the browser's history.
        key={path}
        title={label}
        name={sideFrames.now}
        src={path}
        // Scaled as a whole: its own media queries see the width of the device.
        style={{ zoom: scale }}
        sx={{ width, height, border: 0, borderRadius: 4, boxShadow: 8, bgcolor: 'common.white' }}
      />
    </Box>
  );
};
