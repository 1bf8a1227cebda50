import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Kind } from './catalogue-types';
import { groups } from './groups';
import { plainWords } from './plain-words';

const muted = { color: 'text.muted', letterSpacing: 0 };

type EntryProps = { kind: Kind; isShown: boolean; withExamples: boolean };

/** From page to page two of them change, the others stay as they are drawn. */
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
          {examples.map((example) => plainWords(example.name)).join(', ')}
        </Typography>
      )}
    </Link>
  </ListItem>
));

type ContentsProps = {
  kinds: readonly Kind[];
  /** The kind whose page is open; while none is there is room for the names of examples. */
  shown: Kind | undefined;
};

/** The lists of kinds, each with how many examples it has. */
export const Contents = ({ kinds, shown }: ContentsProps) => (
  <Grid container component="nav" aria-label="Kinds" spacing={6}>
    {groups.map(({ name: group, title }) => {
      const own = kinds.filter((kind) => kind.group === group);
      if (own.length === 0) return null;
      return (
        <Grid key={group} size={shown ? 12 : { xs: 12, md: 6, lg: 3 }}>
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
          <List>
            {own.map((kind) => (
              <Entry key={kind.name} kind={kind} isShown={kind === shown} withExamples={!shown} />
            ))}
          </List>
        </Grid>
      );
    })}
  </Grid>
);
