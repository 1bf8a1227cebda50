import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { SxProps, Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { saveTyped } from '../loading/typed-values';
import { allLanguages, home, ownLanguage } from '../schema/shown-languages';
import { useElsewhere } from '../ui/elsewhere';
import { useSite } from '../ui/site-context';

/**
 * The other language shows the same place of its page, and forms hold what was typed. Both are lost where the browser
 * stores nothing, and without script.
 */
const keepPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.hash = window.location.hash;
  try {
    saveTyped(currentTarget.pathname);
  } catch {
    // The browser stores nothing.
  }
};

const row: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& a[aria-current]': { fontWeight: 700, color: 'text.primary' },
};

type LanguageSwitchProps = {
  /** Whether it is a landmark of the page: one of them is enough. */
  landmark?: boolean;
  sx?: SxProps<Theme>;
};

/**
 * The languages of the site, each by its own name, as links to the page that is shown: whole page loads, since each
 * language has scripts of its own. A language without this page is left out. On the first page of the site, and where
 * there is no page, visitors learn which languages there are: each leads to its first page.
 */
export const LanguageSwitch = ({ landmark, sx }: LanguageSwitchProps) => {
  const { languages: label = 'Language' } = useSite().site.header;
  const elsewhere = useElsewhere();
  const isFirst = (elsewhere[ownLanguage] ?? home) === home;
  const links = allLanguages.flatMap(({ tag, name, home: first }) => {
    const href = elsewhere[tag] ?? (isFirst ? first : undefined);
    return href === undefined ? [] : [{ tag, name, href }];
  });
  // Of a page that only this language has there is nothing to choose.
  if (links.length < 2) return null;
  return (
    <Box
      component={landmark ? 'nav' : 'div'}
      role={landmark ? undefined : 'group'}
      aria-label={label}
      sx={sx}
    >
      <List role="list" sx={row}>
        {links.map(({ tag, name, href }) => (
          <ListItem key={tag} sx={{ width: 'auto' }}>
            <Link
              href={href}
              hrefLang={tag}
              lang={tag}
              color="textSecondary"
              underline="hover"
              {...(tag === ownLanguage
                ? { 'aria-current': 'true' }
                : { onClick: keepPlace, 'data-keeps-place': '' })}
            >
              {name}
            </Link>
          </ListItem>
        ))}
      </List>
    </Box>
  );
};
