import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';

/** In CSS pixels, either side. */
const size = 64;

/** Fills the canvas with the middle of the picture. */
const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap) => {
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

/**
 * A chosen picture, small; nothing where the browser cannot read it, as most cannot read HEIC. Drawn, since the policy of
 * pages shows no picture but the site's own, and what is drawn leaves nothing to be let go of.
 */
export default function SmallPicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File | null>(null);
  useEffect(() => {
    let isLeft = false;
    const show = async () => {
      const picture = await createImageBitmap(file);
      if (canvas.current && !isLeft) {
        draw(canvas.current, picture);
        setDrawn(file);
      }
      picture.close();
    };
    show().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [file]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      aria-hidden="true"
      width={2 * size}
      height={2 * size}
      sx={{
        display: drawn === file ? 'block' : 'none',
        width: size,
        height: size,
        flex: 'none',
        my: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    />
  );
}
