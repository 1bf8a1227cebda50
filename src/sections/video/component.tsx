import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Photograph } from '../../pictures/photograph';
import { AfterConsent } from '../../ui/after-consent';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { Cover } from './cover';
import { embedAddress } from './embed-address';
import { videoShape } from './video-shape';

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

/** What was pressed is gone: its place takes the focus. */
const takeFocus = (player: HTMLElement | null) => player?.focus({ preventScroll: true });

/** `begun`: the visitor has pressed play already. */
type Playing = { section: VideoSection; begun: boolean };

/** A video of another site. Its player wants to know which site it is shown on. */
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
      <Film section={section} />
    </Section>
  );
}
