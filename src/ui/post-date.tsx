import { orElse } from '../loading/browser-facilities';
import { useSite } from './site-context';

type PostDateProps = {
  /** As 2026-03-31. */
  date: string;
};

/** A day in the words of the site's language. */
export const PostDate = ({ date }: PostDateProps) => {
  const { language } = useSite().site;
  const words = orElse(
    () =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(date),
      ),
    date,
  );
  // A browser may know the language by another edition of its words than the build: either is right.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {words}
    </time>
  );
};
