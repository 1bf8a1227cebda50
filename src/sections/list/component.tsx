import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId, useState } from 'react';
import { preloadedPart } from '../../loading/load-chunk';
import { fillIn } from '../../schema/texts';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { ActionLink } from '../../ui/action-link';
import { MarkedText } from '../../ui/marked-text';
import { Section } from '../../ui/section';
import { SiteLink } from '../../ui/site-link';
import { useToday } from '../../ui/use-today';
import type { PreloadContext, SectionProps } from '../section-props';
import type { FilledList, ListedEntry } from './listed-entry';
import { Calendar } from './looks/calendar';
import { Cards, PriceCards, Tiles } from './looks/cards';
import { hasSecond, type LookProps } from './looks/entry-parts';
import { Agenda, Menu, Rows } from './looks/rows';
import { groupsOf, shownEntries } from './shown-entries';

/** Only loaded by lists with this look. */
const PlaceRows = preloadedPart(() => import('./looks/place-rows'));

const looks: Record<Exclude<FilledList['look'], 'calendar'>, ComponentType<LookProps>> = {
  cards: Cards,
  tiles: Tiles,
  rows: Rows,
  agenda: Agenda,
  prices: PriceCards,
  menu: Menu,
  places: PlaceRows,
};

/** A radio button that looks like a tag. */
const Choice = styled('label')(({ theme: { vars, spacing, shape } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(2),
  minHeight: '2.75rem',
  paddingInline: spacing(4),
  border: `1px solid ${vars.palette.control}`,
  borderRadius: shape.pill,
  // Its edge and its letters say which one is chosen; in colours that the visitor forces the button does.
  '@media (forced-colors: none)': {
    position: 'relative',
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  },
  cursor: 'pointer',
  '&:has(input:checked)': {
    borderColor: vars.palette.text.primary,
    backgroundColor: vars.palette.text.primary,
    color: vars.palette.background.default,
  },
  '&:focus-within': { outline: `2px solid ${vars.palette.text.primary}`, outlineOffset: 2 },
}));

type ChoicesProps = {
  tags: readonly string[];
  choose: NonNullable<FilledList['choose']>;
  entries: readonly ListedEntry[];
};

/** The visitor's choice of a tag; how many entries it leaves is heard (WCAG 4.1.3). */
const Choices = ({ tags, choose, entries }: ChoicesProps) => {
  const name = useId();
  const [status, setStatus] = useState('');
  const tell = (tag: string | undefined) => {
    const left = entries.filter((entry) => tag === undefined || entry.tags?.includes(tag));
    setStatus(fillIn(choose.left, { count: String(left.length) }));
  };
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        m: 0,
        mb: 7,
        p: 0,
        border: 0,
        '@media print': { display: 'none' },
      }}
    >
      <Typography component="legend" variant="label" sx={{ mb: 3, p: 0 }}>
        {choose.label}
      </Typography>
      {[choose.all, ...tags].map((words, index) => (
        <Choice key={words}>
          <input
            type="radio"
            name={name}
            value={index === 0 ? '' : `t${index - 1}`}
            defaultChecked={index === 0}
            onChange={() => tell(tags[index - 1])}
          />
          {words}
        </Choice>
      ))}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Box>
  );
};

/** Hides what does not have the chosen tag, without script as well; on paper all is there. */
const hidden = (count: number) => ({
  '@media screen': Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `&:has(input[value="t${at}"]:checked) [data-tags]:not([data-tags~="t${at}"])`,
      { display: 'none' },
    ]),
  ),
});

type BodyProps = { list: FilledList; entries: readonly ListedEntry[] };

const Body = ({ list, entries }: BodyProps) => {
  const groups = groupsOf(entries);
  const tags = list.choose ? [...new Set(entries.flatMap((entry) => entry.tags ?? []))] : [];
  const attributesOf = (...some: readonly ListedEntry[]) => {
    const own = new Set(some.flatMap((entry) => entry.tags ?? []));
    return list.choose
      ? { 'data-tags': [...own].map((tag) => `t${tags.indexOf(tag)}`).join(' ') }
      : {};
  };
  return (
    <Box sx={hidden(tags.length)}>
      {list.choose && tags.length > 1 && (
        <Choices tags={tags} choose={list.choose} entries={entries} />
      )}
      {groups.map(({ group, entries: own }) => {
        const look: LookProps = {
          entries: own,
          heading: group === undefined ? 'h3' : 'h4',
          attributesOf,
          isChosen: list.choose !== undefined,
          knowsYear: list.group === 'month' || (list.when ?? 'upcoming') === 'upcoming',
        };
        const Look = list.look === 'calendar' ? undefined : looks[list.look];
        return (
          <Box key={group ?? ''} {...attributesOf(...own)} sx={{ '& + &': { mt: 8 } }}>
            {group !== undefined && (
              <Typography variant="h3" sx={{ mb: 5 }}>
                {group}
              </Typography>
            )}
            {Look ? (
              <Look {...look} />
            ) : (
              <Calendar {...look} months={list.months ?? []} weekdays={list.weekdays ?? []} />
            )}
          </Box>
        );
      })}
    </Box>
  );
};

/** Entries of a collection, those of the visitor's day. */
export default function List({ section, number }: SectionProps<'list'>) {
  const list: FilledList = section;
  const { title, lead, label, tone, anchor, empty, more } = list;
  const { today, attributes } = useToday();
  const entries = shownEntries(list, today);
  if (entries.length === 0 && empty === undefined) return null;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box {...attributes}>
        {entries.length > 0 ? (
          <Body list={list} entries={entries} />
        ) : (
          <Typography>
            <MarkedText text={empty ?? ''} />
          </Typography>
        )}
        {hasSecond && list.rate !== undefined && entries.length > 0 && (
          <Typography variant="label" component="p" sx={{ mt: 5, color: 'text.muted' }}>
            {list.rate}
          </Typography>
        )}
        {more && (
          <Box sx={{ mt: 7 }}>
            <ActionLink action={more} variant="outlined" />
          </Box>
        )}
        {list.calendar && entries.length > 0 && (
          <Typography variant="label" component="p" sx={{ mt: 7 }}>
            <Link component={SiteLink} to={list.calendar.to} color="inherit">
              {list.calendar.label}
            </Link>
          </Typography>
        )}
      </Box>
    </Section>
  );
}

export const preload = ({ section }: PreloadContext<'list'>) =>
  section.look === 'places' ? PlaceRows.preload() : undefined;
