import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState, useSyncExternalStore } from 'react';
import { noteClosed, preferredAmong, wasClosed } from '../loading/preferred-language';
import { allLanguages, ownLanguage, type ShownLanguage } from '../schema/shown-languages';
import { useElsewhere } from '../ui/elsewhere';

const wordsIn = globalThis.__SITE__?.saidInLanguages ?? {};

/** What the visitor's browser asks for before the language of this page. */
const preferredLanguage = (): ShownLanguage | undefined => {
  const preferred = preferredAmong(allLanguages.map(({ tag }) => tag));
  return preferred === ownLanguage ? undefined : allLanguages.find(({ tag }) => tag === preferred);
};

const never = () => () => undefined;

/**
 * Tells visitors whose browser asks for another language of the site, in that language, that the page is there in it:
 * at the window's lower edge, where nothing shifts. Nobody is sent anywhere by themselves.
 */
export default function OtherLanguage() {
  const elsewhere = useElsewhere();
  const preferred = useSyncExternalStore(never, preferredLanguage, () => undefined);
  const [isClosed, setIsClosed] = useState(wasClosed);
  const href = preferred && elsewhere[preferred.tag];
  const words = preferred && wordsIn[preferred.tag];
  if (!words || href === undefined || isClosed) return null;
  const { tag } = preferred;
  return (
    <Box
      component="aside"
      data-other-language=""
      lang={tag}
      dir={words.direction}
      aria-label={words.here}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'snackbar',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Container>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 3 }}
        >
          <Link href={href} hrefLang={tag} sx={{ py: 3 }}>
            {words.here}
          </Link>
          <IconButton
            aria-label={words.close}
            color="inherit"
            onClick={() => {
              noteClosed(ownLanguage);
              setIsClosed(true);
              // The button that had the focus is gone (WCAG 2.4.3).
              document.getElementById('main')?.focus({ preventScroll: true });
            }}
          >
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Stack>
      </Container>
    </Box>
  );
}
