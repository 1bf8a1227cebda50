import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { fillIn } from '../schema/texts';
import { useSite } from '../ui/site-context';

/**
 * The floating links rest beside this text, not on it; below it on a telephone with large letters, where nothing has room
 * beside them: in letters of the usual size every screen is wider than 16rem.
 */
export const besideLinks = {
  paddingInlineEnd: 'clamp(0px, 99 * (100vw - 16rem), 7.5rem)',
  paddingBlockEnd: 'max(0px, 16rem - 100vw)',
};

const yearAttribute = 'data-year';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** During hydration, the year of the build, which the page itself contains. */
const writtenYear = () => {
  const line =
    typeof document === 'undefined' ? null : document.querySelector(`[${yearAttribute}]`);
  return Number(line?.getAttribute(yearAttribute) ?? thisYear());
};

/** The copyright line with the current year, whenever the page was built. */
export const Copyright = () => {
  const { name, footer } = useSite().site;
  const year = useSyncExternalStore(never, thisYear, writtenYear);
  return (
    <Typography
      variant="label"
      {...{ [yearAttribute]: year }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: '5rem',
        ...besideLinks,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.muted',
        textWrap: 'balance',
      }}
    >
      {fillIn(footer.copyright, { year, name })}
    </Typography>
  );
};
