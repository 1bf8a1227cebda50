import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { hasLanguages } from '../../schema/shown-languages';
import { mayHaveSwitch } from '../../theme/schemes';
import { ActionLink } from '../../ui/action-link';
import { useSite } from '../../ui/site-context';
import { TopContact } from '../header';
import { LanguageSwitch } from '../language-switch';
import { NavigationLinks, unscripted } from '../navigation';
import { SchemeSwitch } from '../scheme-switch';
import { OwnMenu } from './own-menu';
import { Frame, HomeLink, type Style } from './parts';

/** As wide as a logo at most, and some room on its sides. */
const middle = '16rem';

const row: SxProps<Theme> = ({ breakpoints }) => ({
  justifyContent: 'space-between',
  gap: 4,
  [breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    '& > [data-home]': {
      gridArea: '1 / 1',
      zIndex: 1,
      justifySelf: 'center',
      maxWidth: `calc(${middle} - 2rem)`,
      textAlign: 'center',
    },
    '& > nav': { gridArea: '1 / 1' },
  },
  [unscripted]: { [breakpoints.down('lg')]: { flexWrap: 'wrap' } },
});

const nav: Style = ({ breakpoints }) => ({
  [unscripted]: { [breakpoints.down('lg')]: { flexBasis: '100%' } },
});

/** On large screens it is always open, in its place. */
const panel: Style = ({ breakpoints, spacing }) => ({
  [breakpoints.up('lg')]: {
    position: 'static',
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${middle} minmax(0, 1fr)`,
    alignItems: 'center',
    height: 'auto',
    overflow: 'visible',
    padding: 0,
    visibility: 'visible',
    opacity: 1,
    '& > ul': { justifyContent: 'start', marginInlineStart: `-${spacing(2)}` },
    '& > div': { gridColumn: 3 },
  },
  [breakpoints.down('lg')]: {
    '& > div': { borderTop: 1, borderColor: 'divider' },
  },
});

/** The logo in the middle, half of the links on each side of it. */
export const Header = ({ currentPath }: { currentPath: string }) => {
  const { links, action } = useSite().site.header;
  const half = Math.ceil((links.length + (action ? 1 : 0)) / 2);
  return (
    <Frame row={row}>
      <HomeLink />
      <TopContact />
      <OwnMenu
        currentPath={currentPath}
        nav={nav}
        button={{ display: { lg: 'none' } }}
        panel={panel}
      >
        {(close) => (
          <>
            <NavigationLinks
              links={links.slice(0, half)}
              currentPath={currentPath}
              onFollow={close}
            />
            <Stack
              sx={{
                flexDirection: { lg: 'row' },
                alignItems: { lg: 'center' },
                justifyContent: 'end',
                columnGap: 3,
                rowGap: 5,
              }}
            >
              <NavigationLinks
                links={links.slice(half)}
                currentPath={currentPath}
                onFollow={close}
              />
              {action && <ActionLink action={action} variant="outlined" onClick={close} />}
              {hasLanguages && <LanguageSwitch sx={{ display: { lg: 'none' } }} />}
            </Stack>
          </>
        )}
      </OwnMenu>
      {mayHaveSwitch && <SchemeSwitch />}
    </Frame>
  );
};
