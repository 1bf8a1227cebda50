import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { TeamTile } from '../../../pictures/team-tile';
import type { Person } from '../../../schema/person';
import { whereLettersAreLarge } from '../../../theme/enlarged';
import { filledPlace, filledRows, type Place, rowAt } from '../../../ui/filled-rows';
import { MarkedText } from '../../../ui/marked-text';
import type { SectionProps } from '../../section-props';
import { GroupedPeople } from '../grouped-people';
import { hasPicture } from '../has-picture';

/** Names would be broken in two columns of a telephone. */
const oneWithLargeLetters = {
  [whereLettersAreLarge]: { display: 'block', '& > li + li': { mt: 7 } },
};

const most = { xs: 2, md: 3, lg: 4 } as const;

/** From the first to the last of a row, portraits rise like a stair. */
const rising = (place: Place) => {
  const below = (each: number) => {
    const { size, at } = rowAt(place, each);
    return `${(size - 1 - at) * 1.5}rem`;
  };
  return { pt: { md: below(most.md), lg: below(most.lg) } };
};

type PortraitProps = { person: Person; heading: 'h3' | 'h4'; isPictured: boolean };

const Portrait = ({ person, heading, isPictured }: PortraitProps) => (
  <>
    {isPictured && (
      <Paper sx={{ overflow: 'hidden' }}>
        <TeamTile name={person.name} photo={person.photo} />
      </Paper>
    )}
    <Typography variant="h3" component={heading} sx={{ mt: 4 }}>
      {person.name}
    </Typography>
    <Typography color="secondary" sx={{ fontWeight: 600 }}>
      {person.role}
    </Typography>
    {person.description && (
      <Typography sx={{ mt: 2 }}>
        <MarkedText text={person.description} />
      </Typography>
    )}
  </>
);

export default function Portraits(props: SectionProps<'people'>) {
  return (
    <GroupedPeople {...props}>
      {(people, heading) => (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box
            component="ul"
            role="list"
            sx={{
              ...filledRows(most),
              rowGap: 7,
              columnGap: { xs: 4, md: 5 },
              ...oneWithLargeLetters,
            }}
          >
            {people.map((person, index) => {
              const place = { index, count: people.length };
              return (
                <Box
                  component="li"
                  key={person.name}
                  sx={{ ...filledPlace(place, most), ...rising(place) }}
                >
                  <Portrait
                    person={person}
                    heading={heading}
                    isPictured={hasPicture(person, props.section.tiles)}
                  />
                </Box>
              );
            })}
          </Box>
        </Box>
      )}
    </GroupedPeople>
  );
}
