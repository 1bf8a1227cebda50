import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { fillIn } from '../schema/texts';
import { useSite } from '../ui/site-context';

const yearAttribute = 'data-year';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** While the browser takes over, the year is the one that the page was built in: it says so itself. */
const writtenYear = () => {
  const line =
    typeof document === 'undefined' ? null : document.querySelector(`[${yearAttribute}]`);
  return Number(line?.getAttribute(yearAttribute) ?? thisYear());
};

/** The copyright line with the current year, however long ago the page was built. */
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
        // The floating links come to rest beside these words, not on them.
        minHeight: '5rem',
        paddingInlineEnd: '7.5rem',
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.muted',
      }}
    >
      {fillIn(footer.copyright, { year, name })}
    </Typography>
  );
};
