import styled from '@emotion/styled';
import type { SectionDefinition } from '../registry';
import { useSite } from '../site-context';
import { SiteLink } from '../site-link';

const List = styled('ol')(({ theme }) => ({
  ...theme.tokens.type.label,
  display: 'flex',
  flexWrap: 'wrap',
  color: theme.tokens.color.ink,
  '& li': { display: 'flex', alignItems: 'center' },
  '& li + li::before': {
    // The empty alternative keeps the stroke from being read out.
    content: '"/" / ""',
    paddingInline: theme.spacing(2),
    color: theme.tokens.color.muted,
  },
  '& a, & span': { paddingBlock: theme.spacing(2) },
  '& a': { color: theme.tokens.color.accent, textUnderlineOffset: '0.25em' },
}));

type BreadcrumbProps = {
  steps: NonNullable<SectionDefinition<'page-header'>['breadcrumb']>;
};

/** The way from the first page to this one, which alone has no link. */
export const Breadcrumb = ({ steps }: BreadcrumbProps) => {
  const { site } = useSite();
  return (
    <nav aria-label={site.words.breadcrumb}>
      <List>
        {steps.map(({ label, to }) => (
          <li key={label}>
            {to ? <SiteLink to={to}>{label}</SiteLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
};
