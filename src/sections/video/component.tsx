import { styled } from '@mui/material/styles';
import { Gate } from '../../ui/gate';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { embedAddress } from './embed-address';

type VideoSection = SectionProps<'video'>['section'];

const shape = '16 / 9';

const File = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: shape,
  objectFit: 'contain',
  borderRadius: theme.shape.card,
  backgroundColor: theme.palette.common.black,
}));

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: shape,
  border: 0,
  borderRadius: theme.shape.card,
  backgroundColor: theme.palette.common.black,
}));

/** A video of another site. Its player wants to know which site it is shown on. */
const Player = ({ title, address }: { title: string; address: string }) => (
  <Frame
    title={title}
    src={address}
    loading="lazy"
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
    sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
  />
);

const OwnVideo = ({ section }: { section: VideoSection }) => (
  <File
    controls
    playsInline
    preload="none"
    aria-label={section.title}
    poster={section.poster?.file}
    src={section.video}
  >
    {section.captions?.map(({ track, language, label }, index) => (
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
  const { title, address, ask } = section;
  const embedded = address && embedAddress(address);
  if (!embedded) return <OwnVideo section={section} />;
  const player = () => <Player title={title} address={embedded} />;
  if (!ask) return player();
  return (
    <Gate address={embedded} page={address} minHeight="min(56vw, 30rem)">
      {player}
    </Gate>
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
