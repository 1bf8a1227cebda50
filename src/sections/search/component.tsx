import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fillIn } from '../../schema/texts';
import { Section } from '../../ui/section';
import { SiteLink } from '../../ui/site-link';
import type { SectionProps } from '../section-props';
import { findPages, type FoundPage } from './find-pages';

type SearchSection = SectionProps<'search'>['section'];

const usualWords = {
  field: 'Search this site',
  button: 'Search',
  found: 'Pages found: {count}',
  shown: 'Pages shown: {shown} of {count}',
  nothing: 'No page has these words.',
  more: 'Show more',
  failed: 'The search does not answer. Please try again in a few minutes.',
  withoutScript: 'The search needs JavaScript, which is switched off in this browser.',
};

/** Pages that are shown at first, and with each press of the button. */
const step = 10;

/** How long nobody types before it searches, in milliseconds. */
const pause = 250;

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('&amp;', '&');

/** An excerpt without its markup: the words found are marked. */
const excerptOf = (html: string): ReactNode =>
  html.split(/<\/?mark>/).map((part, index) =>
    // Never moved: each is known by its place.
    index % 2 === 1 ? <mark key={`${index} ${part}`}>{plain(part)}</mark> : plain(part),
  );

type Answer =
  | { query: string; count: number; pages: FoundPage[]; more: (() => Promise<void>) | undefined }
  | 'failed'
  | undefined;

/** The answer to a query; the one before stays until the next is there. */
const useAnswer = (query: string): Answer => {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    const answerWith = async () => {
      if (query === '') return undefined;
      const results = await findPages(query);
      const upTo = async (limit: number): Promise<Answer> => ({
        query,
        count: results.length,
        pages: await Promise.all(results.slice(0, limit).map(({ data }) => data())),
        more: limit < results.length ? async () => show(await upTo(limit + step)) : undefined,
      });
      return upTo(step);
    };
    const show = (next: Answer) => {
      if (isCurrent) setAnswer(next);
    };
    answerWith().then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return answer;
};

const inAddress = () => new URLSearchParams(window.location.search).get('q') ?? '';

/** A query can be reloaded, shared, and is there again on the way back. */
const keepInAddress = (query: string) => {
  const { pathname, hash } = window.location;
  const search = query === '' ? '' : `?${new URLSearchParams({ q: query }).toString()}`;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
};

type FoundProps = {
  page: FoundPage;
  /** The first that the button has brought: it takes the focus, since the button is further down, or gone (WCAG 2.4.3). */
  isNext: boolean;
};

const Found = ({ page: { url, meta, excerpt }, isNext }: FoundProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNext) link.current?.focus();
  }, [isNext]);
  return (
    <Box component="li" sx={{ py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        <Link component={SiteLink} ref={link} to={url} color="textPrimary">
          {meta.title ?? url}
        </Link>
      </Typography>
      <Typography
        sx={{
          maxWidth: ({ space }) => space.measure,
          '& mark': { px: '0.1em', bgcolor: 'highlight.main', color: 'highlight.contrastText' },
        }}
      >
        {excerptOf(excerpt)}
      </Typography>
    </Box>
  );
};

const unscripted = '@media (scripting: none)';

type FieldProps = { words: typeof usualWords; path: string; onAsk: (query: string) => void };

const Field = ({ words, path, onAsk }: FieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const ask = (wait: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const query = input.current?.value.trim() ?? '';
      keepInAddress(query);
      onAsk(query);
    }, wait);
  };
  useEffect(() => {
    const field = input.current;
    // What was typed before script is kept.
    if (field && field.value === '') field.value = inAddress();
    const query = field?.value.trim() ?? '';
    if (query !== '') {
      keepInAddress(query);
      onAsk(query);
    }
    return () => window.clearTimeout(timer.current);
  }, [onAsk]);
  return (
    <Box
      component="form"
      role="search"
      data-search=""
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        ask(0);
      }}
      sx={{ maxWidth: '40rem', [unscripted]: { display: 'none' } }}
    >
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 2 }}>
        {words.field}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <OutlinedInput
          id={id}
          inputRef={input}
          name="q"
          type="search"
          autoComplete="off"
          onChange={() => ask(pause)}
          inputProps={{ enterKeyHint: 'search', maxLength: 200 }}
          sx={{ flex: '1 1 14rem' }}
        />
        <Button type="submit" variant="contained">
          {words.button}
        </Button>
      </Box>
    </Box>
  );
};

const statusOf = (answer: Answer, { found, shown, nothing, failed }: typeof usualWords) => {
  if (answer === undefined) return '';
  if (answer === 'failed') return failed;
  const count = String(answer.count);
  if (answer.count === 0) return nothing;
  // What a press of the button brings is told by what changes.
  if (answer.count <= step) return fillIn(found, { count });
  return fillIn(shown, { count, shown: String(answer.pages.length) });
};

/** Searches all pages; what that takes is loaded once somebody asks. */
export default function Search({ section, number, path = '' }: SectionProps<'search'>) {
  const { title, lead, label, tone, anchor } = section;
  const words = wordsOf(section);
  const [query, setQuery] = useState('');
  const answer = useAnswer(query);
  const pages = typeof answer === 'object' ? answer.pages : [];
  const more = typeof answer === 'object' ? answer.more : undefined;
  const next = Math.floor((pages.length - 1) / step) * step;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Field words={words} path={path} onAsk={setQuery} />
      <Typography sx={{ display: 'none', [unscripted]: { display: 'block' } }}>
        {words.withoutScript}
      </Typography>
      <Typography role="status" sx={{ minHeight: '1.6em', mt: 5, color: 'text.primary' }}>
        {statusOf(answer, words)}
      </Typography>
      {pages.length > 0 && (
        <Box component="ol" role="list" sx={{ mt: 5 }}>
          {pages.map((page, at) => (
            <Found key={page.url} page={page} isNext={at > 0 && at === next} />
          ))}
        </Box>
      )}
      {more && (
        <Button variant="outlined" onClick={() => void more()} sx={{ mt: 5 }}>
          {words.more}
        </Button>
      )}
    </Section>
  );
}

const wordsOf = (section: SearchSection): typeof usualWords => ({
  field: section.field ?? usualWords.field,
  button: section.button ?? usualWords.button,
  found: section.found ?? usualWords.found,
  shown: section.shown ?? usualWords.shown,
  nothing: section.nothing ?? usualWords.nothing,
  more: section.more ?? usualWords.more,
  failed: section.failed ?? usualWords.failed,
  withoutScript: section.withoutScript ?? usualWords.withoutScript,
});

/** Only its page may run WebAssembly, which Pagefind is made of. */
export const ownDocument = true as const;
