import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Person } from '../../schema/person';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import type { SectionProps } from '../section-props';
import { groupPeople } from './group-people';

type GroupedPeopleProps = SectionProps<'people'> & {
  /** Shows the people of a group, with the level of their names among the headings of the page. */
  children: (people: Person[], heading: 'h3' | 'h4') => ReactNode;
};

/** The section's people, or the team, in their groups if they have some. */
export const GroupedPeople = ({ section, number, children }: GroupedPeopleProps) => {
  const { team = [] } = useSite().site;
  const { people = team, carousel: _, tiles: __, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <Stack sx={{ gap: 9 }}>
        {groupPeople(people).map(({ title, people: members }) => (
          <div key={title ?? ''}>
            {title && (
              <Typography variant="h3" sx={{ mb: 6 }}>
                {title}
              </Typography>
            )}
            {children(members, title === undefined ? 'h3' : 'h4')}
          </div>
        ))}
      </Stack>
    </Section>
  );
};
