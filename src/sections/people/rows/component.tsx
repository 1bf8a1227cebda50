import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TeamTile } from '../../../pictures/team-tile';
import { MarkedText } from '../../../ui/marked-text';
import type { SectionProps } from '../../section-props';
import { GroupedPeople } from '../grouped-people';

/** People below each other, between rules: a picture, the name, what there is to say. */
export default function PeopleRows(props: SectionProps<'people'>) {
  return (
    <GroupedPeople {...props}>
      {(people, heading) => (
        <Box component="ul">
          {people.map(({ name, role, description, photo }) => (
            <Box
              component="li"
              key={name}
              sx={{
                display: 'grid',
                columnGap: { xs: 4, md: 7 },
                rowGap: 3,
                alignItems: 'center',
                gridTemplateColumns: {
                  xs: '5rem minmax(0, 1fr)',
                  md: '8rem minmax(0, 4fr) minmax(0, 5fr)',
                },
                py: 5,
                borderTop: 1,
                borderColor: 'control',
                '&:last-of-type': { borderBottom: 1, borderColor: 'control' },
              }}
            >
              <Box
                sx={{
                  alignSelf: 'start',
                  overflow: 'hidden',
                  borderRadius: ({ shape }) => `${shape.borderRadius}px`,
                }}
              >
                <TeamTile name={name} photo={photo} />
              </Box>
              <div>
                <Typography variant="h3" component={heading}>
                  {name}
                </Typography>
                <Typography color="secondary" sx={{ fontWeight: 600 }}>
                  {role}
                </Typography>
              </div>
              {description && (
                <Typography sx={{ gridColumn: { xs: '2', md: 'auto' }, maxWidth: '56ch' }}>
                  <MarkedText text={description} />
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </GroupedPeople>
  );
}
