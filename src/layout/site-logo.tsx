import { styled, useTheme } from '@mui/material/styles';
import { Logo } from '../pictures/logo';
import { useSite } from '../ui/site-context';

/** As wide as the menu allows, up to this width. */
const Frame = styled('picture')({ display: 'block', minWidth: 0, maxWidth: '14rem' });

/** In rem. */
const highest = 2.75;

/** In its own proportions. */
const Picture = styled('img')({ display: 'block', height: 'auto', maxWidth: '100%' });

/** The logo that config names, otherwise the site's name. */
export const SiteLogo = () => {
  const { name, logo } = useSite().site;
  const { darkScreens } = useTheme();
  if (!logo) return <Logo name={name} />;
  const { file, dark, width, height } = logo;
  return (
    <Frame>
      {dark && <source srcSet={dark} media={darkScreens} />}
      <Picture
        src={file}
        alt={name}
        width={width}
        height={height}
        // The menu beside it never waits for the file.
        sx={{ width: `min(${width}px, ${(highest * width) / height}rem)` }}
      />
    </Frame>
  );
};
