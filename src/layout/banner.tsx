import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect } from 'react';
import { dayIn } from '../schema/days';
import type { BannerDefinition } from '../schema/layout';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';

/** The storage key for the text of the closed banner. */
const bannerKey = 'banner';

/** Marks the close button. */
const bannerCloses = 'data-closes-banner';

type BannerOptions = {
  from?: string;
  until?: string;
  zone?: string;
  words?: string;
  key?: string;
  closes?: string;
  /** `'true'`: only during the first visit, that of this tab. */
  once?: string;
};

type DayIn = (timeZone: string | undefined, moment: Date) => string;

/**
 * Marks on the document whether the banner is shown: from its first to its last day where the business is,
 * unless it was closed, or was seen in an earlier visit; and handles closing. Runs as text in the page before the first paint, so it must use
 * nothing from outside.
 */
const decideBanner = (
  { from = '', until = '', zone, words = '', key = '', closes, once }: BannerOptions,
  dayIn: DayIn,
) => {
  const { dataset } = document.documentElement;
  const today = dayIn(zone, new Date());
  const isDue = from <= today && (until === '' || today <= until);
  let isAway = false;
  try {
    isAway = localStorage.getItem(key) === words && sessionStorage.getItem(key) !== words;
    if (once && isDue && !isAway) {
      sessionStorage.setItem(key, words);
      localStorage.setItem(key, words);
    }
  } catch {
    // A browser that stores nothing shows it on every page.
  }
  dataset.banner = isDue && !isAway ? 'on' : 'off';
  // Before React, which stops presses on parts that are not hydrated.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(`[${closes}]`)) return;
    try {
      sessionStorage.removeItem(key);
      localStorage.setItem(key, words);
    } catch {
      // It is closed until the next page.
    }
    dataset.banner = 'off';
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  document.addEventListener('click', onClick, true);
};

/** Built before its first day, it stays hidden without script; script decides by the current day. */
const ground = {
  bgcolor: 'background.default',
  color: 'text.primary',
  borderBottom: 1,
  borderColor: 'divider',
  '&[data-undue]': { display: 'none' },
  'html[data-banner="on"] &': { display: 'block' },
  'html[data-banner="off"] &': { display: 'none' },
  '@media print': { display: 'none !important' },
} as const;

const todayIn = (timeZone: string | undefined) => dayIn(timeZone, new Date());

type BannerProps = { banner: BannerDefinition };

/** A line above every page for some time. It is in the page from the start, so nothing shifts. */
export default function Banner({ banner: { text, link, from, until, close, once } }: BannerProps) {
  const textId = useId();
  const { timeZone } = useSite().site;
  const options = {
    from,
    until,
    zone: timeZone,
    words: text,
    key: bannerKey,
    closes: bannerCloses,
    once: once ? 'true' : undefined,
  };
  // On a page that the build did not render, the script above did not run.
  useLayoutEffect(() => {
    if (!document.documentElement.dataset.banner) decideBanner(options, dayIn);
  });
  const today = todayIn(timeZone);
  const isUndue = (from ?? '') > today || (until !== undefined && until < today);
  return (
    <>
      <script
        {...Object.fromEntries(
          Object.entries(options).map(([name, value]) => [`data-${name}`, value]),
        )}
        dangerouslySetInnerHTML={{
          __html: `(${decideBanner.toString()})(document.currentScript.dataset,${dayIn.toString()})`,
        }}
        suppressHydrationWarning
      />
      <Box
        component="aside"
        aria-labelledby={textId}
        data-tone="band"
        data-undue={isUndue || undefined}
        sx={ground}
        suppressHydrationWarning
      >
        <Container>
          <Stack
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 3, minHeight: 44 }}
          >
            <Typography sx={{ py: 2 }}>
              <span id={textId}>{text}</span>
              {link && ' '}
              {link && (
                <Link component={SiteLink} to={link.to} newTab={link.newTab} color="inherit">
                  {link.label}
                </Link>
              )}
            </Typography>
            {close && (
              <IconButton
                aria-label={close}
                color="inherit"
                data-script="none"
                {...{ [bannerCloses]: '' }}
              >
                <CloseOutlined fontSize="small" />
              </IconButton>
            )}
          </Stack>
        </Container>
      </Box>
    </>
  );
}
