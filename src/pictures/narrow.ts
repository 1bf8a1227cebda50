import { useTheme } from '@mui/material/styles';

/** False in the scripts of a site none of whose photographs has a crop for narrow screens. */
export const mayBeTall = globalThis.__SITE__?.tallPhotos ?? true;

/** What narrow screens show in place of a picture, as `media` of HTML; and the others. */
export const useNarrow = (): readonly [narrow: string, others: string] => {
  const { breakpoints } = useTheme();
  return [breakpoints.down('md').slice(7), breakpoints.up('md').slice(7)];
};
