import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CarouselOptions } from '../../schema/carousel';
import type { Person } from '../../schema/person';
import { Carousel } from '../../ui/carousel/carousel';
import { groupPeople } from './group-people';
import { PersonCard } from './person-card';

const Grid = ({ people, inGroup }: { people: Person[]; inGroup: boolean }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      rowGap: 8,
      columnGap: 6,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
    }}
  >
    {people.map((person) => (
      <li key={person.name}>
        <PersonCard person={person} heading={inGroup ? 'h4' : 'h3'} />
      </li>
    ))}
  </Box>
);

type PeopleViewProps = {
  /** What the people are called together. */
  name: string;
  people: readonly Person[];
  carousel: CarouselOptions | undefined;
};

/** People in rows, in groups if they have some; or side by side, as `carousel` says. */
export const PeopleView = ({ name, people, carousel }: PeopleViewProps) => {
  if (carousel) {
    const slides = people.map((person) => ({
      key: person.name,
      content: <PersonCard person={person} />,
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
          <Grid people={members} inGroup={title !== undefined} />
        </div>
      ))}
    </Stack>
  );
};
