import styled from '@emotion/styled';
import { scriptingMark } from '../takeover/scripting';
import { useSite } from './site-context';
import { SiteLink } from './site-link';

const Notice = styled('p')(({ theme: { tokens, spacing } }) => ({
  marginBlockEnd: spacing(4),
  paddingInlineStart: spacing(4),
  borderInlineStart: `3px solid ${tokens.color.accent}`,
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
      <SiteLink to={contact.email.to}>{contact.email.label}</SiteLink>
      {', '}
      <SiteLink to={contact.phone.to}>{contact.phone.label}</SiteLink>
    </Notice>
  );
};
