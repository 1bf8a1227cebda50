import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photograph } from '../../../pictures/photograph';
import { MarkedText } from '../../../ui/marked-text';
import { SiteLink } from '../../../ui/site-link';
import type { ListedEntry } from '../listed-entry';

/** What every look gets: entries of one group, and how they take part in the choice by tags. */
export type LookProps = {
  entries: readonly ListedEntry[];
  /** The element of an entry's name: below the heading of a group it is a step lower. */
  heading: 'h3' | 'h4';
  /** Attributes of the entry's element. */
  attributesOf: (entry: ListedEntry) => { 'data-tags'?: string };
  /** Visitors may choose among them: any of them may be away. */
  isChosen: boolean;
};

type EntryProps = { entry: ListedEntry };

export const EntryPhoto = styled(Photograph)(({ theme: { shape } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: shape.card,
}));

/** The name; a link where the entry has a page or leads somewhere. */
export const EntryName = ({ entry, heading }: EntryProps & { heading: 'h3' | 'h4' }) => (
  <Typography variant="h3" component={heading}>
    {entry.to === undefined ? (
      entry.name
    ) : (
      <Link component={SiteLink} to={entry.to} color="textPrimary">
        {entry.name}
      </Link>
    )}
  </Typography>
);

export const Badge = ({ entry: { badge } }: EntryProps) =>
  badge === undefined ? null : (
    <Typography
      variant="label"
      component="p"
      sx={{
        justifySelf: 'start',
        alignSelf: 'flex-start',
        width: 'fit-content',
        px: 3,
        py: 1,
        border: 1,
        borderColor: 'control',
        borderRadius: ({ shape }) => `${shape.pill}px`,
        color: 'text.primary',
      }}
    >
      {badge}
    </Typography>
  );

export const Description = ({ entry: { description } }: EntryProps) =>
  description === undefined ? null : (
    <Typography sx={{ maxWidth: ({ space }) => space.measure, textWrap: 'pretty' }}>
      <MarkedText text={description} />
    </Typography>
  );

/** Day and time, in words, and where it has no page, a link that adds it to a calendar. */
export const When = ({ entry: { name, day, when, time, calendar } }: EntryProps) =>
  day === undefined ? null : (
    <Typography variant="label" component="p">
      <time dateTime={day}>{when}</time>
      {time === undefined ? '' : `, ${time}`}
      {calendar && (
        <>
          {' · '}
          <Link
            component={SiteLink}
            to={calendar.to}
            color="inherit"
            aria-label={`${calendar.label}: ${name}`}
            // In one piece, on the next line if need be.
            sx={{ display: 'inline-block' }}
          >
            {calendar.label}
          </Link>
        </>
      )}
    </Typography>
  );

export const Facts = ({ entry: { facts = [] } }: EntryProps) =>
  facts.length === 0 ? null : (
    <Typography variant="label" component="p" sx={{ color: 'text.muted' }}>
      {facts.join(' · ')}
    </Typography>
  );

/** The tags that have a page. */
export const Tags = ({ entry: { tagLinks = [] } }: EntryProps) =>
  tagLinks.length === 0 ? null : (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0, p: 0 }}>
      {tagLinks.map(({ label, to }) => (
        <li key={to}>
          {/* At least as high as a finger wants. */}
          <Link component={SiteLink} to={to} sx={{ display: 'inline-block', py: 1 }}>
            {label}
          </Link>
        </li>
      ))}
    </Box>
  );

/** What the price is for: apart from it, whatever the letters of the figure are, and in one piece. */
const Unit = ({ entry: { unit } }: EntryProps) =>
  unit === undefined ? null : (
    <Box
      component="span"
      sx={{ display: 'inline-block', maxWidth: '100%', marginInlineStart: '0.2em' }}
    >
      {unit}
    </Box>
  );

/** Beside what they are for, a word that is wider than its column breaks. */
const figures = { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } as const;

/** Several prices, each with what it is for. */
export const SeveralPrices = ({ entry: { prices = [] } }: EntryProps) =>
  prices.length === 0 ? null : (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 4 }}
    >
      {prices.map(({ label, price }) => [
        <dt key={label}>{label}</dt>,
        <Box component="dd" key={`${label} price`} sx={{ ...figures, m: 0, color: 'text.primary' }}>
          {price}
        </Box>,
      ])}
    </Box>
  );

export const Prices = ({ entry }: EntryProps) => (
  <>
    {entry.price !== undefined && (
      <Typography component="p" sx={{ ...figures, color: 'text.primary' }}>
        <strong>{entry.price}</strong> <Unit entry={entry} />
      </Typography>
    )}
    <SeveralPrices entry={entry} />
  </>
);
