import styled from '@emotion/styled';
import { useId } from 'react';
import type { SiteDefinition } from '../contract/site';
import { SiteLink } from '../sections/site-link';

type FooterColumnProps = { column: SiteDefinition['footer']['columns'][number] };

const Title = styled('h2')(({ theme: { tokens } }) => ({
  ...tokens.type.label,
  fontWeight: 600,
  color: tokens.color.muted,
}));

const List = styled('ul')(({ theme }) => ({ marginBlockStart: theme.spacing(2) }));

const ColumnLink = styled(SiteLink)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(2),
  color: theme.tokens.color.ink,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
}));

/** One group of links in the footer, a landmark named by its title. */
export const FooterColumn = ({ column: { title, links } }: FooterColumnProps) => {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <List>
        {links.map(({ label, to, newTab }) => (
          <li key={label}>
            <ColumnLink to={to} newTab={newTab}>
              {label}
            </ColumnLink>
          </li>
        ))}
      </List>
    </nav>
  );
};
