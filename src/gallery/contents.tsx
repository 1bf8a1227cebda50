import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type ThemeName, themeNames } from '../schema/theme-names';
import { groups, type Kind, plainWords } from './kinds';
import { ThemeThumbnail } from './theme-thumbnail';

type SideProps = {
  /** The kind whose entry is scrolled into view. */
  shown: string;
  children: ReactNode;
};

/**
 * A list that scrolls by itself beside the examples where there is room; elsewhere the overview has the same.
 */
export const Side = ({ shown, children }: SideProps) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = frame.current?.querySelector('[aria-current]');
    if (!frame.current || !current) return;
    const room = frame.current.getBoundingClientRect();
    const { top, bottom } = current.getBoundingClientRect();
    const isSeen = top >= room.top && bottom <= room.bottom;
    if (!isSeen) frame.current.scrollTop += top - room.top - room.height / 2;
  }, [shown]);
  return (
    <Box
      ref={frame}
      sx={{
        display: { xs: 'none', lg: 'block' },
        position: 'sticky',
        top: 0,
        alignSelf: 'start',
        // Fits below the header before the page is scrolled.
        maxHeight: 'calc(100vh - 6rem)',
        overflowY: 'auto',
        // Room for the focus ring, which would be cut off.
        py: 6,
        px: 1,
      }}
    >
      {children}
    </Box>
  );
};

type FilterFieldProps = {
  query: string;
  onAsk: (query: string) => void;
  /** How many kinds have that name. */
  found: number;
};

/** Filters the lists by name. */
export const FilterField = ({ query, onAsk, found }: FilterFieldProps) => {
  const id = useId();
  return (
    <FormControl role="search" sx={{ maxWidth: '22rem', mb: 6 }}>
      <FormLabel htmlFor={id}>Filter by name</FormLabel>
      <OutlinedInput
        id={id}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => onAsk(target.value)}
      />
      <FormHelperText role="status">
        {query && `${found} ${found === 1 ? 'kind' : 'kinds'}`}
      </FormHelperText>
    </FormControl>
  );
};

const muted = { color: 'text.muted', letterSpacing: 0 };

type EntryProps = { kind: Kind; isShown: boolean; withExamples: boolean };

/** Between two pages only two entries change; the others are not rendered again. */
const Entry = memo(({ kind: { group, name, examples }, isShown, withExamples }: EntryProps) => (
  <ListItem divider sx={{ py: 2 }}>
    <Link
      component={RouterLink}
      to={`/${group}/${name}`}
      aria-current={isShown ? 'page' : undefined}
      underline="hover"
      sx={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'baseline',
        columnGap: 3,
        color: isShown ? 'secondary.main' : 'text.primary',
        fontWeight: isShown ? 600 : undefined,
      }}
    >
      <span>{name}</span>
      <Typography variant="label" component="span" aria-hidden="true" sx={muted}>
        {examples.length}
      </Typography>
      {withExamples && (
        <Typography variant="label" component="span" sx={muted}>
          {group === 'themes'
            ? themeNames[name as ThemeName]
            : examples.map((example) => plainWords(example.name)).join(', ')}
        </Typography>
      )}
      {withExamples && group === 'themes' && (
        <Box
          component="span"
          sx={{ gridColumn: '1 / -1', mt: 3, border: 1, borderColor: 'control' }}
        >
          <ThemeThumbnail name={name} />
        </Box>
      )}
    </Link>
  </ListItem>
));

/** Pictures stand beside each other, their names on one line. */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: 6,
  '& > li': { alignItems: 'start' },
};

type ContentsProps = {
  kinds: readonly Kind[];
  /** The kind whose page is open; without one there is room for the names of examples. */
  shown: Kind | undefined;
};

/** The lists of kinds, each with the number of its examples. */
export const Contents = ({ kinds, shown }: ContentsProps) => (
  <Grid container component="nav" aria-label="Kinds" spacing={6}>
    {groups.map(({ name: group, title }) => {
      const own = kinds.filter((kind) => kind.group === group);
      if (own.length === 0) return null;
      return (
        <Grid key={group} size={shown || group === 'themes' ? 12 : { xs: 12, md: 6, lg: 3 }}>
          <Typography
            variant="label"
            component="h2"
            sx={{
              pb: 2,
              borderBottom: 1,
              borderColor: 'control',
              color: 'text.muted',
              fontWeight: 600,
            }}
          >
            {title}
          </Typography>
          <List sx={shown || group !== 'themes' ? undefined : beside}>
            {own.map((kind) => (
              <Entry key={kind.name} kind={kind} isShown={kind === shown} withExamples={!shown} />
            ))}
          </List>
        </Grid>
      );
    })}
  </Grid>
);
