import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LinkDefinition } from '../../schema/link';
import type { Shade } from '../../schema/opening-room';
import { ActionLink } from '../../ui/action-link';
import { MarkedText } from '../../ui/marked-text';
import { SiteLink } from '../../ui/site-link';
import { Title } from '../../ui/title';
import type { SectionDefinition } from '../registry';
import type { SectionProps } from '../section-props';
import { Breadcrumb } from './breadcrumb';
import { Byline } from './byline';

export type HeaderProps = Pick<SectionProps<'page-header'>, 'post'> & {
  /** What the build fills in: the shade (tools/photos), and a calendar (tools/resolve). */
  section: SectionDefinition<'page-header'> & { shade?: Shade; calendar?: LinkDefinition };
};

/** The frame of a header that does not stand on its picture. */
export const frame: Exclude<SxProps<Theme>, readonly unknown[]> = {
  overflow: 'clip',
  borderBottom: 1,
  borderColor: 'divider',
};

type HeaderWordsProps = HeaderProps & { titleId: string; small?: boolean };

/** The words of a header with a picture, or, small, of one with little air. */
export const HeaderWords = ({ section, post, titleId, small = false }: HeaderWordsProps) => {
  const { breadcrumb, title, lead, action, calendar } = section;
  const gap = small ? 4 : 5;
  return (
    <>
      {breadcrumb && <Breadcrumb steps={breadcrumb} />}
      <Title
        variant={small ? 'h2' : 'display'}
        component="h1"
        id={titleId}
        tabIndex={-1}
        words={title}
        sx={{
          mt: breadcrumb ? gap : 0,
          maxWidth: small ? '17em' : '12em',
          // Still larger than the headings of the page's sections.
          ...(small && { fontSize: ({ typography }) => `calc(${typography.h2.fontSize} * 1.2)` }),
        }}
      />
      {lead && (
        <Typography variant={small ? 'body1' : 'lead'} sx={{ mt: gap, maxWidth: '44ch' }}>
          <MarkedText text={lead} />
        </Typography>
      )}
      {action && <ActionLink action={action} variant="contained" sx={{ mt: 6 }} />}
      {post && <Byline post={post} />}
      {calendar && (
        <Typography sx={{ mt: gap }}>
          <Link component={SiteLink} to={calendar.to}>
            {calendar.label}
          </Link>
        </Typography>
      )}
    </>
  );
};
