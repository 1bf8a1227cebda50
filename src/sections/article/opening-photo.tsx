import { styled } from '@mui/material/styles';
import { Photograph } from '../../pictures/photograph';

/** Between the title of an article and its text, over the whole width and no higher than the window. */
export const OpeningPhoto = styled(Photograph)(({ theme: { shape, spacing } }) => ({
  width: '100%',
  height: 'auto',
  minHeight: '14rem',
  maxHeight: '80svh',
  marginTop: spacing(7),
  objectFit: 'cover',
  borderRadius: shape.device,
}));
