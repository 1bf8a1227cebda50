import { styled } from '@mui/material/styles';
import { Logo } from '../pictures/logo';
import { useSite } from '../ui/site-context';

/** Its own proportions within the room that the menu has. */
const Picture = styled('img')({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: 'min(14rem, 100vw - 12rem)',
  maxHeight: '2.75rem',
});

/** The logo that config names, else the site's name. */
export const SiteLogo = () => {
  const { name, logo } = useSite().site;
  if (!logo) return <Logo name={name} />;
  const { file, dark, width, height } = logo;
  return (
    <picture>
      {dark && <source srcSet={dark} media="screen and (prefers-color-scheme: dark)" />}
      <Picture src={file} alt={name} width={width} height={height} />
    </picture>
  );
};
