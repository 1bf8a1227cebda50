import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { isolated } from '../../../theme/isolated';
import { AfterConsent } from '../../../ui/after-consent';
import { HoursLists } from '../../../ui/hours-list';
import { OpenNow } from '../../../ui/open-now';
import { useSite } from '../../../ui/site-context';
import { SiteLink } from '../../../ui/site-link';
import type { ListedPlace } from '../listed-entry';
import { Badge, Description, EntryName, type LookProps } from './entry-parts';

const Frame = styled('iframe')(({ theme: { vars, shape } }) => ({
  width: '100%',
  height: '22rem',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: shape.card,
  backgroundColor: vars.palette.background.paper,
  // A frame of another colour scheme than its page's is white until it loads.
  colorScheme: 'light',
}));

const Ways = ({ place: { lines, telephone, email } }: { place: ListedPlace }) => (
  <Box component="address" sx={{ fontStyle: 'normal', color: 'text.primary' }}>
    {lines.map((line) => (
      <div key={line}>{isolated(line)}</div>
    ))}
    {[
      telephone === undefined ? [] : [telephone, `tel:${telephone.replaceAll(/[^+\d]/g, '')}`],
      email === undefined ? [] : [email, `mailto:${email}`],
    ].map(
      ([label = '', to]) =>
        to !== undefined && (
          <div key={to}>
            <Link component={SiteLink} to={to} sx={{ display: 'inline-block', py: 2 }}>
              {label}
            </Link>
          </div>
        ),
    )}
  </Box>
);

const OpeningHours = ({ hours }: { hours: NonNullable<ListedPlace['hours']> }) => {
  const { timeZone, words } = useSite().site;
  return (
    <div>
      {words.openNow && timeZone !== undefined && (
        <OpenNow hours={hours} timeZone={timeZone} words={words.openNow} />
      )}
      <HoursLists hours={hours} />
    </div>
  );
};

/** Nothing of the map is fetched before the visitor agrees; a site without words to ask has only a link. */
const PlaceMap = ({ map: { title, frame, link } }: { map: NonNullable<ListedPlace['map']> }) => {
  const { consent } = useSite().site;
  return (
    <Stack sx={{ gap: 3, alignItems: 'start', gridColumn: { md: '1 / -1' } }}>
      {consent && (
        <Box sx={{ width: '100%' }}>
          <AfterConsent what="map" address={frame} page={link.to} minHeight="16rem">
            {() => (
              <Frame
                title={title}
                src={frame}
                referrerPolicy="strict-origin"
                sandbox="allow-scripts allow-same-origin allow-popups"
              />
            )}
          </AfterConsent>
        </Box>
      )}
      <Link component={SiteLink} to={link.to} sx={{ py: 1 }}>
        {link.label}
      </Link>
    </Stack>
  );
};

/** Where each place is, how to reach it, and when it is open. */
const PlaceRows = ({ entries, heading, attributesOf }: LookProps) => (
  <Box component="ul" role="list" sx={{ display: 'grid', rowGap: 9 }}>
    {entries.map((entry) => {
      const { place } = entry;
      return (
        <Box
          component="li"
          key={entry.key}
          {...attributesOf(entry)}
          sx={{
            display: 'grid',
            gap: 6,
            alignItems: 'start',
            gridTemplateColumns: { md: place?.hours ? 'repeat(2, minmax(0, 1fr))' : undefined },
            '& + &': { pt: 7, borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Stack spacing={4}>
            <Badge entry={entry} />
            <EntryName entry={entry} heading={heading} />
            <Description entry={entry} />
            {place && <Ways place={place} />}
          </Stack>
          {place?.hours && <OpeningHours hours={place.hours} />}
          {place?.map && <PlaceMap map={place.map} />}
        </Box>
      );
    })}
  </Box>
);

export default PlaceRows;
