import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { AfterConsent } from '../../ui/after-consent';
import { Section } from '../../ui/section';
import { SiteLink } from '../../ui/site-link';
import type { SectionProps } from '../section-props';
import { scriptPagePath, scriptSandbox } from './script-page';

const Frame = styled('iframe')(({ theme: { vars, shape } }) => ({
  display: 'block',
  width: '100%',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: shape.card,
  backgroundColor: vars.palette.background.paper,
  // A frame of another colour scheme than its page's is white until it loads, and is not written for dark ones.
  colorScheme: 'light',
}));

type EmbedSection = SectionProps<'embed'>['section'];

const usualHeight = 600;

const sizeOf = ({ height = usualHeight, ratio }: EmbedSection) =>
  ratio ? { aspectRatio: ratio.replace(':', ' / ') } : { height };

/** What the frame shows, and the origins that it may then lead to. */
const framedBy = (section: EmbedSection) => {
  const { address, script, hosts = [] } = section;
  if (script) {
    return {
      consentAddress: script.address,
      src: scriptPagePath(section),
      origins: ["'self'"],
      sandbox: scriptSandbox,
    };
  }
  const consentAddress = address ?? '';
  return {
    consentAddress,
    src: consentAddress,
    origins: [...new Set([new URL(consentAddress).origin, ...hosts])],
    // Another origin than the page's: the check refuses the site's own.
    sandbox: `${scriptSandbox} allow-same-origin`,
  };
};

/** Another firm's page or script, in a frame: nothing of it is fetched before the visitor agrees. */
export default function Embed({ section, number }: SectionProps<'embed'>) {
  const { title, lead, label, tone, anchor, name = title, allow = [], link } = section;
  const { consentAddress, src, origins, sandbox } = framedBy(section);
  const plainLink = (
    <Link component={SiteLink} to={link.to} newTab={link.newTab ?? false} sx={{ py: 1 }}>
      {link.label}
    </Link>
  );
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      {/* The build reads what is framed, only for the headers of this page. */}
      <div data-as="bleed" data-embed={origins.join(' ')} data-allow={allow.join(' ')}>
        <AfterConsent what="embed" address={consentAddress} link={plainLink} minHeight="20rem">
          {() => (
            <Stack sx={{ gap: 3, alignItems: 'center' }}>
              <Frame
                title={name}
                src={src}
                allow={allow.join('; ')}
                referrerPolicy="strict-origin"
                sandbox={sandbox}
                sx={sizeOf(section)}
              />
              {plainLink}
            </Stack>
          )}
        </AfterConsent>
      </div>
    </Section>
  );
}

export const ownDocument = true as const;
