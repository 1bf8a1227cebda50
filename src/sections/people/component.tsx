import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { TeamTile } from '../../pictures/team-tile';
import type { CarouselOptions } from '../../schema/carousel';
import type { Person } from '../../schema/person';
import { whereLettersAreLarge } from '../../theme/enlarged';
import { Carousel } from '../../ui/carousel/carousel';
import { filledPlace, filledRows, type Place, rowAt } from '../../ui/filled-rows';
import { MarkedText } from '../../ui/marked-text';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import type { SectionProps } from '../section-props';
import { groupPeople } from './group-people';
import { hasPicture } from './has-picture';

type Tiles = SectionProps<'people'>['section']['tiles'];

type PersonCardProps = {
  person: Person;
  /** The level of the name among the headings of the page. */
  heading?: TypographyProps<'h3' | 'h4'>['component'];
  tiles: Tiles;
};

const most = { xs: 1, sm: 2, lg: 3 } as const;

/**
 * Where rows hold fewer people than they could, words stand beside a picture of the usual size; on telephones beside a
 * small one.
 */
const wordsBeside = (place: Place) => {
  const atEach = <Value,>(valueFor: (free: number) => Value) => ({
    xs: valueFor(1),
    sm: valueFor(most.sm - rowAt(place, most.sm).size),
    lg: valueFor(most.lg - rowAt(place, most.lg).size),
  });
  return {
    display: 'grid',
    columnGap: 6,
    alignContent: 'start',
    gridTemplateColumns: {
      ...atEach((free) => (free === 0 ? 'minmax(0, 1fr)' : `1fr ${free}fr`)),
      xs: '7.5rem minmax(0, 1fr)',
    },
    [whereLettersAreLarge]: { display: 'block' },
    gridTemplateRows: atEach((free) => (free === 0 ? 'none' : 'auto auto 1fr')),
    '& > *': { gridColumn: atEach((free) => (free === 0 ? 1 : 2)) },
    '& > div': {
      gridColumn: 1,
      alignSelf: 'start',
      gridRow: atEach((free) => (free === 0 ? 'auto' : '1 / span 3')),
    },
  };
};

const PersonCard = ({ person, heading = 'h3', tiles }: PersonCardProps) => (
  <>
    {hasPicture(person, tiles) && (
      <Paper sx={{ overflow: 'hidden' }}>
        <TeamTile name={person.name} photo={person.photo} />
      </Paper>
    )}
    <Typography variant="h3" component={heading} sx={{ mt: 5 }}>
      {person.name}
    </Typography>
    <Typography color="secondary" sx={{ fontWeight: 600 }}>
      {person.role}
    </Typography>
    {person.description && (
      <Typography sx={{ mt: 3, maxWidth: '48ch' }}>
        <MarkedText text={person.description} />
      </Typography>
    )}
  </>
);

type GridProps = { people: Person[]; inGroup: boolean; tiles: Tiles };

const Grid = ({ people, inGroup, tiles }: GridProps) => (
  <Box
    component="ul"
    role="list"
    sx={{ ...filledRows(most), containerType: 'inline-size', rowGap: 8, columnGap: 6 }}
  >
    {people.map((person, index) => {
      const place = { index, count: people.length };
      return (
        <Box
          component="li"
          key={person.name}
          sx={{
            ...filledPlace(place, most),
            ...(hasPicture(person, tiles) && wordsBeside(place)),
          }}
        >
          <PersonCard person={person} heading={inGroup ? 'h4' : 'h3'} tiles={tiles} />
        </Box>
      );
    })}
  </Box>
);

type PeopleViewProps = {
  /** The name of the people as a group. */
  name: string;
  people: readonly Person[];
  carousel: CarouselOptions | undefined;
  tiles: Tiles;
};

/** People in rows, in groups if they have some; or in a carousel. */
const PeopleView = ({ name, people, carousel, tiles }: PeopleViewProps) => {
  if (carousel) {
    const slides = people.map((person) => ({
      key: person.name,
      content: <PersonCard person={person} tiles={tiles} />,
    }));
    return <Carousel name={name} options={carousel} slides={slides} />;
  }
  return (
    <Stack sx={{ gap: 9 }}>
      {groupPeople(people).map(({ title, people: members }) => (
        <div key={title ?? ''}>
          {title && (
            <Typography variant="h3" sx={{ mb: 6 }}>
              {title}
            </Typography>
          )}
          <Grid people={members} inGroup={title !== undefined} tiles={tiles} />
        </div>
      ))}
    </Stack>
  );
};

export default function People({ section, number }: SectionProps<'people'>) {
  const { team = [] } = useSite().site;
  const { people = team, carousel, tiles, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <PeopleView name={section.title} people={people} carousel={carousel} tiles={tiles} />
    </Section>
  );
}
