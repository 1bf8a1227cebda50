import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { scriptingMark } from '../hydration/early';
import { useSite } from './site-context';
import { SiteLink } from './site-link';

const Notice = styled(Typography)(({ theme: { vars, spacing } }) => ({
  marginBlockEnd: spacing(4),
  paddingInlineStart: spacing(4),
  borderInlineStart: `3px solid ${vars.palette.secondary.main}`,
  [`html[${scriptingMark}] &:not([data-always])`]: { display: 'none' },
}));

/**
 * How to reach the agency where a form does not answer: without script, and while script cannot be
 * had; `always` where there is no form at all.
 */
export const ReachUs = ({ always }: { always?: boolean }) => {
  const { words, contact } = useSite().site;
  return (
    <Notice data-always={always}>
      {`${words.formUnavailable} `}
      <Link component={SiteLink} to={contact.email.to}>
        {contact.email.label}
      </Link>
      {', '}
      <Link component={SiteLink} to={contact.phone.to}>
        {contact.phone.label}
      </Link>
    </Notice>
  );
};
