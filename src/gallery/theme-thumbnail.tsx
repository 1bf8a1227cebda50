import { thumbnailSize } from '../schema/theme-names';
import { themeThumbnails } from './theme-thumbnails';

const style = { display: 'block', width: '100%', height: 'auto' } as const;

/** The first screen of a theme to start from; nothing for another word. What it is like stands beside it, in words. */
export const ThemeThumbnail = ({ name }: { name: string }) => {
  const found = Object.entries(themeThumbnails).find(([each]) => each === name);
  return found ? (
    <img {...thumbnailSize} src={found[1]} alt="" loading="lazy" style={style} />
  ) : null;
};
