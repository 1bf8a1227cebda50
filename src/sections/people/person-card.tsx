import Paper from '@mui/material/Paper';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { TeamTile } from '../../pictures/team-tile';
import type { Person } from '../../schema/person';
import { MarkedText } from '../../ui/marked-text';

type PersonCardProps = {
  person: Person;
  /** The level of the name among the headings of the page. */
  heading?: TypographyProps<'h3' | 'h4'>['component'];
};

/** One person: a picture, the name, what they do. */
export const PersonCard = ({ person, heading = 'h3' }: PersonCardProps) => (
  <>
    <Paper sx={{ overflow: 'hidden' }}>
      <TeamTile name={person.name} photo={person.photo} />
    </Paper>
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
