import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';
import type { SectionDefinition } from '../registry';

type BreadcrumbProps = {
  steps: NonNullable<SectionDefinition<'page-header'>['breadcrumb']>;
};

/** The path from the first page to this one, the only one without a link. */
export const Breadcrumb = ({ steps }: BreadcrumbProps) => {
  const { site } = useSite();
  return (
    <Breadcrumbs aria-label={site.words.breadcrumb}>
      {steps.map(({ label, to }) =>
        to ? (
          <Link key={label} component={SiteLink} to={to}>
            {label}
          </Link>
        ) : (
          <Typography key={label} variant="inherit" component="span" aria-current="page">
            {label}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
};
