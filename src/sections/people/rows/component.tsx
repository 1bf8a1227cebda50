import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TeamTile } from '../../../pictures/team-tile';
import { whereLettersAreLarge } from '../../../theme/enlarged';
import { MarkedText } from '../../../ui/marked-text';
import type { SectionProps } from '../../section-props';
import { GroupedPeople } from '../grouped-people';
import { hasPicture } from '../has-picture';

/** People below each other, between rules: a picture, the name, what there is to say. */
export default function PeopleRows(props: SectionProps<'people'>) {
  return (
    <GroupedPeople {...props}>
      {(people, heading) => (
        <Box component="ul" role="list" sx={{ containerType: 'inline-size' }}>
          {people.map((person) => {
            const { name, role, description, photo } = person;
            const isPictured = hasPicture(person, props.section.tiles);
            return (
              <Box
                component="li"
                key={name}
                sx={{
                  display: 'grid',
                  columnGap: { xs: 4, md: 7 },
                  rowGap: 3,
                  alignItems: 'center',
                  gridTemplateColumns: {
                    xs: isPictured ? '5rem minmax(0, 1fr)' : 'minmax(0, 1fr)',
                    md: `${isPictured ? '8rem ' : ''}minmax(0, 4fr) minmax(0, 5fr)`,
                  },
                  [whereLettersAreLarge]: { gridTemplateColumns: 'minmax(0, 1fr)' },
                  py: 5,
                  borderTop: 1,
                  borderColor: 'control',
                  '&:last-of-type': { borderBottom: 1, borderColor: 'control' },
                }}
              >
                {isPictured && (
                  <Box
                    sx={{
                      alignSelf: 'start',
                      maxWidth: { xs: '5rem', md: 'none' },
                      overflow: 'hidden',
                      borderRadius: ({ shape }) => `${shape.card}px`,
                    }}
                  >
                    <TeamTile name={name} photo={photo} />
                  </Box>
                )}
                <div>
                  <Typography variant="h3" component={heading}>
                    {name}
                  </Typography>
                  <Typography color="secondary" sx={{ fontWeight: 600 }}>
                    {role}
                  </Typography>
                </div>
                {description && (
                  <Typography sx={{ gridColumn: { xs: '-2', md: 'auto' }, maxWidth: '56ch' }}>
                    <MarkedText text={description} />
                  </Typography>
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </GroupedPeople>
  );
}
