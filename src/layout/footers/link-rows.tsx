import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId } from 'react';
import type { SiteDefinition } from '../../schema/site';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';

type Column = NonNullable<SiteDefinition['footer']['columns']>[number];

/** The links of one column in a row, a landmark whose title is there for screen readers. */
const LinkRow = ({ column: { title, links } }: { column: Column }) => {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
      <Box component="ul" role="list" sx={{ display: 'contents' }}>
        {links.map(({ label, to, newTab }) => (
          <li key={label}>
            <Link
              component={SiteLink}
              to={to}
              newTab={newTab}
              color="textPrimary"
              underline="hover"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </nav>
  );
};

type LinkRowsProps = { placed: 'start' | 'center' };

/** The links of all columns, in rows as wide as there is room; on telephones in two columns, if they begin at the side. */
export const LinkRows = ({ placed }: LinkRowsProps) => (
  <Box
    sx={{
      position: 'relative',
      display: placed === 'start' ? { xs: 'grid', sm: 'flex' } : 'flex',
      // One with large letters, whose words would be broken in two.
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(6rem, calc(50% - 2rem)), 1fr))',
      flexWrap: 'wrap',
      justifyContent: placed,
      columnGap: 6,
      rowGap: 1,
      '& > nav': { display: 'contents' },
    }}
  >
    {useSite().site.footer.columns?.map((column) => (
      <LinkRow key={column.title} column={column} />
    ))}
  </Box>
);
