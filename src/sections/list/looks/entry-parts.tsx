import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photograph } from '../../../pictures/photograph';
import { enlarged } from '../../../theme/enlarged';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import { MarkedText } from '../../../ui/marked-text';
import { SiteLink } from '../../../ui/site-link';
import type { ListedEntry } from '../listed-entry';

/** What every look gets: entries of one group, and how they take part in the choice by tags. */
export type LookProps = {
  entries: readonly ListedEntry[];
  /** The element of an entry's name: below the heading of a group it is a step lower. */
  heading: 'h3' | 'h4';
  /** Attributes of the element of an entry, or of several: it goes with the last of them. */
  attributesOf: (...entries: readonly ListedEntry[]) => { 'data-tags'?: string };
  /** Visitors may choose among them: any of them may be away. */
  isChosen: boolean;
  /** A leaf leaves the year out: here it is known, as of what is to come, or below the heading of a month. */
  knowsYear: boolean;
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

/** By itself the line below a name would be as thick as its letters: a bar below each of a column of them. */
const thinLine = {
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentcolor 60%, transparent)',
  '&:hover, &:focus-visible': { textDecorationColor: 'currentcolor' },
} as const;

type NameProps = EntryProps & { heading: 'h3' | 'h4'; variant?: 'h3' | 'lead' };

/** The name; a link where the entry has a page or leads somewhere. */
export const EntryName = ({ entry, heading, variant = 'h3' }: NameProps) => (
  <Typography
    variant={variant}
    component={heading}
    sx={({ typography }) => ({
      color: 'text.primary',
      fontSize:
        variant === 'lead' ? enlarged(String(typography.lead.fontSize), '6.5vw') : undefined,
    })}
  >
    {entry.to === undefined ? (
      entry.name
    ) : (
      <Link component={SiteLink} to={entry.to} color="textPrimary" sx={thinLine}>
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

/** In one piece, on the next line if need be; only what is longer than a whole line breaks. */
const inOnePiece = { display: 'inline-block', maxWidth: '100%' } as const;

type MomentProps = EntryProps & {
  /** Its day is already seen beside it: then it is only heard. */
  isDaySeen?: boolean;
};

export const Moment = ({ entry: { day, when, time }, isDaySeen }: MomentProps) => {
  const words = (
    <Box component="time" dateTime={day} sx={inOnePiece}>
      {when}
    </Box>
  );
  const comma = time === undefined ? '' : ', ';
  return (
    <>
      {isDaySeen ? (
        <VisuallyHidden>
          {words}
          {comma}
        </VisuallyHidden>
      ) : (
        <>
          {words}
          {comma}
        </>
      )}
      {/* A browser would part two times behind their dash. */}
      <Box component="span" sx={inOnePiece}>
        {time}
      </Box>
    </>
  );
};

/** Where an event has no page: a link that adds it to a calendar. */
export const ToCalendar = ({ entry: { name, calendar } }: EntryProps) =>
  calendar && (
    <Link
      component={SiteLink}
      to={calendar.to}
      color="inherit"
      aria-label={`${calendar.label}: ${name}`}
      sx={inOnePiece}
    >
      {calendar.label}
    </Link>
  );

/** Day and time, and what adds it to a calendar. */
export const When = ({ entry }: EntryProps) =>
  entry.day === undefined ? null : (
    <Typography variant="label" component="p">
      <Moment entry={entry} />
      {entry.calendar && ' · '}
      <ToCalendar entry={entry} />
    </Typography>
  );

export const Facts = ({ entry: { facts = [] } }: EntryProps) =>
  facts.length === 0 ? null : (
    <Typography variant="label" component="p" sx={{ color: 'text.muted' }}>
      {facts.join(' · ')}
    </Typography>
  );

/** Each at least as high as a finger wants. */
export const Tags = ({ entry: { tagLinks = [] } }: EntryProps) =>
  tagLinks.length === 0 ? null : (
    <Box component="ul" role="list" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0 }}>
      {tagLinks.map(({ label, to }) => (
        <li key={to}>
          <Link
            component={SiteLink}
            to={to}
            variant="label"
            color="textPrimary"
            underline="hover"
            sx={{
              display: 'inline-block',
              px: 3,
              py: 1,
              border: 1,
              borderColor: 'control',
              borderRadius: ({ shape }) => `${shape.pill}px`,
            }}
          >
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

/** Whether prices are shown in a second currency: other builds leave it out. */
export const hasSecond = globalThis.__SITE__?.secondCurrency !== null;

/** The price in the second currency, behind the one that is paid. */
export const About = ({ entry: { about } }: EntryProps) =>
  about === undefined ? null : (
    <>
      {' '}
      <Box component="span" sx={inOnePiece}>
        {about}
      </Box>
    </>
  );

/** Beside what they are for, a word that is wider than its column breaks. */
const figures = { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } as const;

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

type PricesProps = EntryProps & {
  /** In the letters of headings. */
  large?: boolean;
};

export const Prices = ({ entry, large = false }: PricesProps) => (
  <>
    {entry.price !== undefined && (
      <Typography component="p" sx={{ ...(!large && figures), color: 'text.primary' }}>
        <Box component="strong" sx={{ ...inOnePiece, ...(large && { typography: 'h3' }) }}>
          {entry.price}
        </Box>{' '}
        <Unit entry={entry} />
        {hasSecond && <About entry={entry} />}
      </Typography>
    )}
    <SeveralPrices entry={entry} />
  </>
);
