import styled from '@emotion/styled';
import type { SiteDefinition } from '../../contract/site';
import { TeamTile } from '../../pictures/team-tile';

type TeamMemberProps = { member: SiteDefinition['team'][number] };

const Tile = styled('div')(({ theme: { tokens } }) => ({
  overflow: 'hidden',
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.card,
}));

const Name = styled('h3')(({ theme }) => ({
  ...theme.tokens.type.h3,
  marginBlockStart: theme.spacing(5),
}));

const Role = styled('p')(({ theme: { tokens } }) => ({
  color: tokens.color.accent,
  fontWeight: 600,
}));

const Description = styled('p')(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  maxWidth: '48ch',
}));

/** One person: a picture, the name, what they do. */
export const TeamMember = ({ member }: TeamMemberProps) => (
  <>
    <Tile>
      <TeamTile name={member.name} photo={member.photo} />
    </Tile>
    <Name>{member.name}</Name>
    <Role>{member.role}</Role>
    <Description>{member.description}</Description>
  </>
);
