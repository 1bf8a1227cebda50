import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState, useSyncExternalStore } from 'react';
import { allLanguages, ownLanguage, type ShownLanguage } from '../schema/shown-languages';
import { useElsewhere } from '../ui/elsewhere';

const saidIn = globalThis.__SITE__?.saidInLanguages ?? {};

/** The storage key for the choice of a visitor who closed the line. */
const key = 'language';

const firstPart = (tag: string) => tag.toLowerCase().split('-')[0];

/** What the visitor's browser asks for before the language of this page. */
const askedFor = (): ShownLanguage | undefined => {
  for (const asked of navigator.languages) {
    const found = allLanguages.find(({ tag }) => firstPart(tag) === firstPart(asked));
    if (found) return found.tag === ownLanguage ? undefined : found;
  }
  return undefined;
};

const wasClosed = () => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const noteClosed = () => {
  try {
    localStorage.setItem(key, ownLanguage);
  } catch {
    // It is closed until the next page.
  }
};

const never = () => () => undefined;

/**
 * Tells visitors whose browser asks for another language of the site, in that language, that the page is there in it:
 * at the window's lower edge, where nothing shifts. Nobody is sent anywhere by themselves.
 */
export default function OtherLanguage() {
  const elsewhere = useElsewhere();
  const asked = useSyncExternalStore(never, askedFor, () => undefined);
  const [isClosed, setIsClosed] = useState(wasClosed);
  const href = asked && elsewhere[asked.tag];
  const said = asked && saidIn[asked.tag];
  if (!said || href === undefined || isClosed) return null;
  const { tag } = asked;
  return (
    <Box
      component="aside"
      data-other-language=""
      lang={tag}
      dir={said.direction}
      aria-label={said.here}
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
            {said.here}
          </Link>
          <IconButton
            aria-label={said.close}
            color="inherit"
            onClick={() => {
              noteClosed();
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
