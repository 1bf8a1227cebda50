import { styled } from '@mui/material/styles';
import type { PictureDefinition } from '../schema/picture';
import { Photograph, type PhotographProps } from './photograph';
import { Scene } from './scene';

const Rounded = styled(Photograph)(({ theme }) => ({
  width: '100%',
  height: 'auto',
  borderRadius: theme.shape.card,
}));

const half = '(min-width: 768px) 50vw, 100vw';

type PictureProps = Pick<PhotographProps, 'sizes' | 'eager'> & { picture: PictureDefinition };

/** A picture as config names it: a scene that the site draws, or a file in public/. */
export const Picture = ({ picture, sizes = half, eager }: PictureProps) =>
  'scene' in picture ? (
    <Scene parts={picture.scene} />
  ) : (
    <Rounded photo={picture} sizes={sizes} eager={eager} />
  );
