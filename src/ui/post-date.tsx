import { orElse } from '../loading/browser-facilities';
import { dateFormat } from '../schema/formats';
import { useSite } from './site-context';

type PostDateProps = {
  /** As 2026-03-31. */
  date: string;
};

export const PostDate = ({ date }: PostDateProps) => {
  const { language } = useSite().site;
  const words = orElse(
    () => dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)),
    date,
  );
  // The browser's data for the language may be of another version than the build's: either is right.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {words}
    </time>
  );
};
