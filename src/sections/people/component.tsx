import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { TeamTile } from '../../pictures/team-tile';
import type { Person } from '../../schema/person';
import { whereLettersAreLarge } from '../../theme/enlarged';
import { Carousel } from '../../ui/carousel/carousel';
import { filledPlace, filledRows, type Place, rowAt } from '../../ui/filled-rows';
import { MarkedText } from '../../ui/marked-text';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import type { SectionProps } from '../section-props';
import { GroupedPeople } from './grouped-people';
import { hasPicture } from './has-picture';

type Tiles = SectionProps<'people'>['section']['tiles'];

type PersonCardProps = {
  person: Person;
  /** The level of the name among the headings of the page. */
  heading: 'h3' | 'h4';
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

const PersonCard = ({ person, heading, tiles }: PersonCardProps) => (
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

type GridProps = { people: Person[]; heading: 'h3' | 'h4'; tiles: Tiles };

const Grid = ({ people, heading, tiles }: GridProps) => (
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
          <PersonCard person={person} heading={heading} tiles={tiles} />
        </Box>
      );
    })}
  </Box>
);

/** People in rows, in groups if they have some; or in a carousel. */
export default function People(props: SectionProps<'people'>) {
  const { team = [] } = useSite().site;
  const { people = team, carousel, tiles, ...heading } = props.section;
  if (!carousel) {
    return (
      <GroupedPeople {...props}>
        {(members, level) => <Grid people={members} heading={level} tiles={tiles} />}
      </GroupedPeople>
    );
  }
  const slides = people.map((person) => ({
    key: person.name,
    content: <PersonCard person={person} heading="h3" tiles={tiles} />,
  }));
  return (
    <Section {...heading} number={props.number}>
      <Carousel name={heading.title} options={carousel} slides={slides} />
    </Section>
  );
}
