import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Photograph } from '../../pictures/photograph';
import type { Photo } from '../../schema/picture';
import { isPlainPress } from '../../ui/is-plain-press';
import { videoShape } from './video-shape';

const Picture = styled(Photograph)(({ theme: { shape } }) => ({
  width: '100%',
  height: '100%',
  aspectRatio: videoShape,
  objectFit: 'cover',
  borderRadius: shape.card,
}));

type CoverProps = {
  /** What the video is called. */
  title: string;
  poster: Photo;
  /** The video itself, or the page that shows it: where the press leads without script. */
  href: string;
  /** The origin that will be framed; undefined for a file of the site's own. */
  framed: string | undefined;
  onPlay: () => void;
};

/** The photograph in the place of a video that has not begun: nothing of the video is fetched yet. */
export const Cover = ({ title, poster, href, framed, onPlay }: CoverProps) => (
  <Link
    href={href}
    aria-label={title}
    // The build reads what the page will play: its policy allows no more than that.
    {...(framed === undefined ? { 'data-plays': '' } : { 'data-frame': framed })}
    onClick={(press) => {
      if (!isPlainPress(press)) return;
      press.preventDefault();
      onPlay();
    }}
    sx={{
      position: 'relative',
      display: 'block',
      borderRadius: ({ shape }) => `${shape.card}px`,
    }}
  >
    <Picture photo={poster} />
    <PlayArrowRounded
      sx={{
        position: 'absolute',
        inset: 0,
        m: 'auto',
        p: 3,
        width: 80,
        height: 80,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    />
  </Link>
);
