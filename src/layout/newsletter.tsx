import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SiteDefinition } from '../schema/site';
import { LazyForm } from '../ui/lazy-form';
import { MarkedText } from '../ui/marked-text';

type NewsletterProps = { newsletter: NonNullable<SiteDefinition['footer']['newsletter']> };

/** The newsletter's invitation and its one field. */
export const Newsletter = ({ newsletter }: NewsletterProps) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 5, sm: 7 } }}>
      <Grid container rowSpacing={5} columnSpacing={7} sx={{ alignItems: 'center' }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 2 }}>
            {newsletter.title}
          </Typography>
          <Typography sx={{ maxWidth: '52ch' }}>
            <MarkedText text={newsletter.text} />
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <LazyForm name={newsletter.form} />
        </Grid>
      </Grid>
    </Card>
  );
};
