import styled from '@emotion/styled';
import { icons } from '../../pictures/icons';
import { Section } from '../section';
import type { SectionProps } from '../section-props';
import { useSite } from '../site-context';
import { SiteLink } from '../site-link';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 7),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '4fr 8fr' },
}));

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'start',
  justifyItems: 'start',
  '& > svg': { color: theme.tokens.color.accent, fontSize: '2rem' },
}));

const Address = styled('address')(({ theme: { tokens } }) => ({
  ...tokens.type.lead,
  color: tokens.color.ink,
  fontStyle: 'normal',
}));

const PlainLink = styled(SiteLink)(({ theme: { tokens } }) => ({
  paddingBlock: 4,
  color: tokens.color.accent,
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
}));

/** Squared paper: what is seen while the map loads, and instead of it where frames are blocked. */
const Frame = styled('iframe')(({ theme: { tokens } }) => ({
  width: '100%',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.card,
  backgroundColor: tokens.color.surface,
  backgroundImage: `linear-gradient(${tokens.color.hairline} 1px, transparent 1px), linear-gradient(90deg, ${tokens.color.hairline} 1px, transparent 1px)`,
  backgroundSize: '32px 32px',
  // A frame of the other colour scheme than the page in it is painted over, in white until it loads.
  colorScheme: 'light',
}));

/** Where the agency is (specification, sections 2 and 9). */
export default function Map({ section, number }: SectionProps<'map'>) {
  const { title, label, tone, anchor, height } = section;
  const { lines, mapTitle, mapFrame, mapLink } = useSite().site.contact.place;
  const { place: PlaceIcon } = icons;
  return (
    <Section title={title} label={label} number={number} tone={tone} anchor={anchor}>
      <Columns>
        <Place>
          <PlaceIcon />
          <Address>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Address>
          <PlainLink to={mapLink.to}>{mapLink.label}</PlainLink>
        </Place>
        <Frame
          title={mapTitle}
          src={mapFrame}
          height={height}
          loading="lazy"
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </Columns>
    </Section>
  );
}
