import { useSite } from './site-context';

type PostDateProps = {
  /** As 2026-03-31. */
  date: string;
};

/** A day in the words of the site's language. */
export const PostDate = ({ date }: PostDateProps) => {
  const { language } = useSite().site;
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  // A browser may know the language by another edition of its words than the build: either is right.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {words.format(new Date(date))}
    </time>
  );
};
