import Box from '@mui/material/Box';

/** A picture of public/, whole. Its name stands beside it. */
export const Thumbnail = ({ address, height }: { address: string; height: string }) => (
  <Box
    component="img"
    src={address}
    alt=""
    loading="lazy"
    sx={{
      display: 'block',
      width: '100%',
      height,
      objectFit: 'contain',
      // Light and dark drawings are both seen on it.
      bgcolor: 'action.selected',
      borderRadius: 1,
    }}
  />
);
