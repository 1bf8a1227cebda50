import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Opening } from '#motif/opening';
import { preloadedPart } from '../../loading/load-chunk';
import { ActionLink } from '../../ui/action-link';
import { MarkedText } from '../../ui/marked-text';
import { SiteLink } from '../../ui/site-link';
import { Title } from '../../ui/title';
import type { SectionDefinition } from '../registry';
import type { PreloadContext, SectionProps } from '../section-props';
import { Breadcrumb } from './breadcrumb';

/** False in the scripts of a site without pages of entries. */
const hasEntries = globalThis.__SITE__?.madePages ?? true;

/** What tools/resolve fills in on the page of an event: a link that adds it to a calendar. */
type FilledHeader = SectionDefinition<'page-header'> & { calendar?: { label: string; to: string } };

/** Only loaded by posts. */
const Byline = preloadedPart(async () => ({ default: (await import('./byline')).Byline }));

export default function PageHeader({ section, post }: SectionProps<'page-header'>) {
  const titleId = useId();
  const { motif } = useTheme();
  const { calendar }: FilledHeader = section;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={section.anchor}
      data-tone={section.tone}
      sx={{
        position: 'relative',
        overflow: 'clip',
        borderBottom: 1,
        borderColor: 'divider',
        pt: { xs: 7, md: 8 },
        pb: 9,
      }}
    >
      <Opening />
      <Container>
        {section.breadcrumb && <Breadcrumb steps={section.breadcrumb} />}
        <Title
          variant="display"
          id={titleId}
          tabIndex={-1}
          words={section.title}
          sx={{ mt: 7, maxWidth: motif ? '7.5em' : '12em' }}
          // Beside the drawing.
          room={{ maxWidth: { lg: '60%' } }}
        />
        {section.lead && (
          <Typography variant="lead" sx={{ mt: 6, maxWidth: '44ch' }}>
            <MarkedText text={section.lead} />
          </Typography>
        )}
        {section.action && (
          <ActionLink action={section.action} variant="contained" sx={{ mt: 6 }} />
        )}
        {post && <Byline post={post} />}
        {hasEntries && calendar && (
          <Typography sx={{ mt: 6 }}>
            <Link component={SiteLink} to={calendar.to}>
              {calendar.label}
            </Link>
          </Typography>
        )}
      </Container>
    </Box>
  );
}

export const preload = ({ post }: PreloadContext<'page-header'>) =>
  post ? Byline.preload() : undefined;
