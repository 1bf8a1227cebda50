import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SiteDefinition } from '../schema/site';
import { SiteLink } from '../ui/site-link';

type FooterColumnProps = {
  column: NonNullable<SiteDefinition['footer']['columns']>[number];
};

/** One group of links in the footer, a landmark named by its title. */
export const FooterColumn = ({ column: { title, links } }: FooterColumnProps) => {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <Typography
        id={titleId}
        component="h2"
        variant="label"
        sx={{ mb: 2, color: 'text.muted', fontWeight: 600 }}
      >
        {title}
      </Typography>
      <List>
        {links.map(({ label, to, newTab }) => (
          <ListItem key={label}>
            <Link
              component={SiteLink}
              to={to}
              newTab={newTab}
              color="textPrimary"
              underline="hover"
              sx={{ py: 2 }}
            >
              {label}
            </Link>
          </ListItem>
        ))}
      </List>
    </nav>
  );
};
