import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { whenNear } from '../../hydration/when-near';
import { preloadedPart } from '../../loading/load-chunk';
import { icons } from '../../pictures/icons';
import { Streets } from '../../pictures/streets';
import type { SiteDefinition } from '../../schema/site';
import { isolated } from '../../theme/isolated';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';
import type { PreloadContext, SectionProps } from '../section-props';

/** Until the map is there, where frames are blocked and where its host does not answer, drawn streets stand there. */
const Paper = styled('div')(({ theme: { vars, shape } }) => ({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: shape.card,
  backgroundColor: vars.palette.background.paper,
  '@media print': { display: 'none' },
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > iframe': {
    position: 'relative',
    width: '100%',
    border: 0,
    // Browsers paint an opaque background behind a frame whose colour scheme differs from its page's, white
    // until it loads.
    colorScheme: 'light',
    // A host that does not answer would show the browser's own error page.
    '@media (scripting: enabled)': { '&:not([data-reached])': { opacity: 0 } },
  },
}));

/** Only loaded by maps that ask for consent. */
const AfterConsent = preloadedPart(async () => ({
  default: (await import('../../ui/after-consent')).AfterConsent,
}));

type SitePlace = NonNullable<SiteDefinition['contact']['place']>;

const Place = ({ place: { lines, mapLink } }: { place: SitePlace }) => {
  const { place: PlaceIcon } = icons;
  return (
    <Stack sx={{ gap: 4, alignItems: 'start' }}>
      <Box sx={{ color: 'secondary.main' }}>
        <PlaceIcon fontSize="large" />
      </Box>
      <Typography
        variant="lead"
        component="address"
        color="textPrimary"
        sx={{ fontStyle: 'normal' }}
      >
        {lines.map((line) => (
          <div key={line}>{isolated(line)}</div>
        ))}
      </Typography>
      <Link component={SiteLink} to={mapLink.to} sx={{ py: 1, fontWeight: 600 }}>
        {mapLink.label}
      </Link>
    </Stack>
  );
};

/** Any answer is one: it may not be read, and need not be. */
const answers = async (address: string) => {
  try {
    const how = { method: 'HEAD', mode: 'no-cors', credentials: 'omit' } as const;
    await fetch(address, how);
    return true;
  } catch {
    return false;
  }
};

type FrameProps = { title: string; address: string; height: number; isBand: boolean };

/** Browsers do not say whether what a frame shows is their own error: its host is probed when the visitor comes near. */
const Frame = ({ title, address, height, isBand }: FrameProps) => {
  const place = useRef<HTMLIFrameElement>(null);
  const [reached, setReached] = useState<boolean>();
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    return whenNear(current, '100%', () => void answers(address).then(setReached));
  }, [address]);
  // A map runs scripts, and may use the storage and network of its own origin. Both together would let a
  // frame of this page's origin leave its sandbox; a map has another origin.
  return (
    <Paper>
      <Streets view={isBand ? 'band' : 'near'} />
      <iframe
        ref={place}
        data-script="near"
        title={title}
        src={address}
        height={height}
        loading="lazy"
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
        data-reached={reached || undefined}
        inert={reached === false}
      />
    </Paper>
  );
};

const besideMap: SxProps<Theme> = {
  display: 'grid',
  rowGap: 6,
  columnGap: 7,
  gridTemplateColumns: { lg: '4fr 8fr' },
};

/** Over the whole width: the address lies on the map as a sheet, and begins where all words do; on small screens above it. */
const onMap: SxProps<Theme> = ({ vars, space, spacing, shadows, breakpoints }) => ({
  display: 'grid',
  rowGap: spacing(6),
  '& > :first-of-type': { paddingInline: space.gutter },
  '& > :last-child': { borderWidth: '1px 0 0' },
  [breakpoints.up('md')]: {
    '& > *': { gridArea: '1 / 1' },
    '& > :first-of-type': {
      zIndex: 1,
      placeSelf: 'center start',
      marginInlineStart: `max(${space.gutter}, 50% - ${space.container} / 2)`,
      padding: spacing(7),
      backgroundColor: vars.palette.background.paper,
      boxShadow: shadows[1],
    },
  },
});

/** The agency on a map (specification, sections 2 and 9). */
export default function Map({ section, number }: SectionProps<'map'>) {
  const { title, label, tone, anchor, height, ask, width } = section;
  const { place } = useSite().site.contact;
  if (!place) return null;
  const { mapTitle, mapFrame, mapLink } = place;
  // On what asks for consent nothing lies.
  const isBand = width === 'full' && !ask;
  const frame = () => <Frame title={mapTitle} address={mapFrame} height={height} isBand={isBand} />;
  return (
    <Section title={title} label={label} number={number} tone={tone} anchor={anchor}>
      <Box
        data-asked={new URL(mapFrame).origin}
        data-as={isBand ? 'bleed' : 'beside'}
        data-columns={isBand ? undefined : 'end'}
        sx={isBand ? onMap : besideMap}
      >
        <Place place={place} />
        {ask ? (
          <AfterConsent what="map" address={mapFrame} page={mapLink.to} minHeight={height}>
            {frame}
          </AfterConsent>
        ) : (
          frame()
        )}
      </Box>
    </Section>
  );
}

export const preload = ({ section }: PreloadContext<'map'>) =>
  section.ask ? AfterConsent.preload() : undefined;
