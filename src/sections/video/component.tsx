import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { isPlainPress } from '../../hydration/is-plain-press';
import { Photograph } from '../../pictures/photograph';
import type { Photo } from '../../schema/picture';
import { AfterConsent } from '../../ui/after-consent';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { embedAddress } from './embed-address';

/** Width to height of the video and its cover, as CSS `aspect-ratio`. */
const videoShape = '16 / 9';

const Picture = styled(Photograph)(({ theme: { shape } }) => ({
  width: '100%',
  height: '100%',
  aspectRatio: videoShape,
  objectFit: 'cover',
  borderRadius: shape.card,
}));

type CoverProps = {
  title: string;
  poster: Photo;
  /** The video itself, or the page that shows it: where the link leads without script. */
  href: string;
  /** The origin to be framed; undefined for a file of the site. */
  framed: string | undefined;
  onPlay: () => void;
};

/** The photograph shown until the video starts: nothing of the video is fetched yet. */
const Cover = ({ title, poster, href, framed, onPlay }: CoverProps) => (
  <Link
    href={href}
    aria-label={title}
    data-script="press"
    // The build reads from this what the page will play: its policy allows only that.
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

type VideoSection = SectionProps<'video'>['section'];

const File = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: videoShape,
  objectFit: 'contain',
  borderRadius: theme.shape.card,
  backgroundColor: theme.palette.common.black,
}));

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: videoShape,
  border: 0,
  borderRadius: theme.shape.card,
  backgroundColor: theme.palette.common.black,
}));

/** The pressed button is gone: the player takes the focus. */
const takeFocus = (player: HTMLElement | null) => player?.focus({ preventScroll: true });

/** `begun`: the visitor has already pressed play. */
type Playing = { section: VideoSection; begun: boolean };

/** A video of another site, whose player must know which site shows it. */
const Player = ({ section: { title, address = '' }, begun }: Playing) => {
  const embedded = new URL(embedAddress(address) ?? address);
  if (begun) embedded.searchParams.set('autoplay', '1');
  return (
    <Frame
      ref={begun ? takeFocus : undefined}
      title={title}
      src={embedded.href}
      loading="lazy"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
    />
  );
};

const OwnVideo = ({ section: { title, video, captions }, begun }: Playing) => (
  <File
    ref={begun ? takeFocus : undefined}
    controls
    playsInline
    autoPlay={begun}
    preload="none"
    aria-label={title}
    src={video}
  >
    {captions?.map(({ track, language, label }, index) => (
      <track
        key={track}
        kind="captions"
        src={track}
        srcLang={language}
        label={label}
        default={index === 0}
      />
    ))}
  </File>
);

const Film = ({ section }: { section: VideoSection }) => {
  const { title, video = '', address = '', ask, poster } = section;
  const [begun, setBegun] = useState(false);
  const embedded = embedAddress(address);
  const Shown = embedded ? Player : OwnVideo;
  if (embedded && ask) {
    return (
      <AfterConsent
        what="video"
        address={embedded}
        page={address}
        minHeight="min(56vw, 30rem)"
        picture={poster && <Photograph photo={poster} />}
      >
        {() => <Player section={section} begun={false} />}
      </AfterConsent>
    );
  }
  if (!poster || begun) return <Shown section={section} begun={begun} />;
  return (
    <Cover
      title={title}
      poster={poster}
      href={embedded ? address : video}
      framed={embedded && new URL(embedded).origin}
      onPlay={() => setBegun(true)}
    />
  );
};

export default function Video({ section, number }: SectionProps<'video'>) {
  const { title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <div data-as="bleed">
        <Film section={section} />
      </div>
    </Section>
  );
}
