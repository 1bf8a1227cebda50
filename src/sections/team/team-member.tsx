import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { SiteDefinition } from '../../contract/site';
import { TeamTile } from '../../pictures/team-tile';

type TeamMemberProps = { member: SiteDefinition['team'][number] };

/** One person: a picture, the name, what they do. */
export const TeamMember = ({ member }: TeamMemberProps) => (
  <>
    <Paper sx={{ overflow: 'hidden' }}>
      <TeamTile name={member.name} photo={member.photo} />
    </Paper>
    <Typography variant="h3" sx={{ mt: 5 }}>
      {member.name}
    </Typography>
    <Typography color="secondary" sx={{ fontWeight: 600 }}>
      {member.role}
    </Typography>
    <Typography sx={{ mt: 3, maxWidth: '48ch' }}>{member.description}</Typography>
  </>
);
