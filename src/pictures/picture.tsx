import { styled } from '@mui/material/styles';
import type { PictureDefinition } from '../contract/picture';
import { Scene } from './scene';

const Image = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  borderRadius: theme.shape.card,
}));

type PictureProps = { picture: PictureDefinition };

/** A picture as config names it: a scene that the site draws, or a file in public/. */
export const Picture = ({ picture }: PictureProps) =>
  'scene' in picture ? (
    <Scene parts={picture.scene} />
  ) : (
    <Image
      src={picture.file}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
  );
