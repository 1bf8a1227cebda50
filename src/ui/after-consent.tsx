import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fillIn } from '../schema/texts';
import { useSite } from './site-context';

const Sheet = styled('div')(({ theme: { vars, shape, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(5),
  padding: spacing(6),
  textAlign: 'center',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: shape.card,
  backgroundColor: vars.palette.background.paper,
  '& picture, & img': { width: '100%', height: 'auto', borderRadius: shape.card },
}));

/** Without script a press would do nothing. */
const withScript = { '@media (scripting: none)': { display: 'none' } };

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

type AfterConsentProps = {
  what: 'map' | 'video' | 'embed';
  /** The address that would be fetched. */
  address: string;
  minHeight: number | string;
  /** A preview of the content. */
  picture?: ReactNode;
  /** The content: nothing of the other site is rendered before consent. */
  children: () => ReactNode;
} & (
  | {
      /** The same as a page, for visitors who would rather go there. */
      page: string;
      link?: undefined;
    }
  | {
      /** A link there; what surrounds this part tells the build what is framed. */
      link: ReactNode;
      page?: undefined;
    }
);

/** Fetches nothing from another site before the visitor agrees; without script a link leads there. */
export const AfterConsent = ({
  what,
  address,
  page,
  link,
  minHeight,
  picture,
  children,
}: AfterConsentProps) => {
  const { consent: all } = useSite().site;
  const consent = (what !== 'map' && all?.[what]) || all;
  const [agreed, setAgreed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: what was asked for takes it, and says its name (WCAG 2.4.3, 4.1.2).
  useEffect(() => place.current?.querySelector<HTMLElement>('iframe, video')?.focus(), [agreed]);
  if (agreed) return <div ref={place}>{children()}</div>;
  return (
    // The build reads the origin: the policy allows frames of no others.
    <Sheet data-frame={page && new URL(address).origin} sx={{ minHeight }}>
      {picture}
      <Typography sx={{ maxWidth: '48ch' }}>
        {consent && fillIn(consent.text, { host: hostOf(address) })}
      </Typography>
      <Button variant="contained" sx={withScript} onClick={() => setAgreed(true)}>
        {consent?.agree}
      </Button>
      {page === undefined ? link : <Link href={page}>{hostOf(page)}</Link>}
    </Sheet>
  );
};
