import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { isWithin } from '../../../src/schema/values/paths';
import { counted } from '../../config-values/counted';
import type { PageLanguage } from '../../edit-protocol/languages';
import { useSession, useSessionState } from '../editor-context';
import type { Session } from '../editor-session';
import { hostOf, isHeardOnly, shownTextsIn } from './shown-text';

/** On elements with words that the language of the page lacks. */
const lackingMark = 'data-edit-lacking';

/** In milliseconds: between two keys there is no need for it. */
const pause = 150;

const look = {
  [`[${lackingMark}]`]: {
    outline: '2px dashed #b3261e',
    outlineOffset: '4px',
    // Visible on grounds of any colour.
    boxShadow: '0 0 0 4px rgb(255 255 255 / 0.7)',
  },
};

/** Of words only for screen readers the link or button that they name. */
const seen = (host: Element): Element =>
  isHeardOnly(host) ? (host.closest('a, button') ?? host) : host;

/** The elements of what is lacking, in the order of the page, each with the name of what is. */
const lackingOn = (root: Element, session: Session, { lacking }: PageLanguage) =>
  new Map(
    shownTextsIn(root).flatMap((text) => {
      const place = session.page.config.placeOf(text.id);
      const lack = lacking.find(
        (each) => each.file === place?.file && isWithin(place.path, each.path),
      );
      const host = hostOf(text);
      return lack && host ? [[seen(host), `${lack.file} ${lack.path}`] as const] : [];
    }),
  );

/** Marks what is lacking on the page, as long as it is; how many texts it is. */
const useLacking = (): number => {
  const session = useSession();
  const language = useSessionState(({ state }) => state.language);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root || !language || language.isMain) return undefined;
    let marked = new Map<Element, string>();
    const clear = () => marked.forEach((_name, element) => element.removeAttribute(lackingMark));
    const mark = () => {
      const found = lackingOn(root, session, language);
      for (const element of marked.keys()) {
        if (!found.has(element)) element.removeAttribute(lackingMark);
      }
      for (const element of found.keys()) element.setAttribute(lackingMark, '');
      marked = found;
      setCount(new Set(found.values()).size);
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(mark, pause);
    });
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    mark();
    return () => {
      observer.disconnect();
      clearTimeout(waiting);
      clear();
    };
  }, [session, language]);
  return language === undefined || language.isMain ? 0 : count;
};

/** Shows the one behind `before`, from the last on the first again, and returns it. */
const showNext = (before: Element | undefined): Element | undefined => {
  const all = [...document.querySelectorAll(`#root [${lackingMark}]`)];
  const next = all[before === undefined ? 0 : all.indexOf(before) + 1] ?? all[0];
  next?.scrollIntoView({ block: 'center' });
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  return next;
};

const pagesWithout = ({ having, key }: PageLanguage) =>
  Object.values(having).filter((keys) => !keys.includes(key)).length;

/**
 * In the bar of a page in another language than the main one: how much of it that lacks, where a press shows the next, how
 * much is lacking elsewhere, and how many pages it does not have at all.
 */
export const LackingTexts = () => {
  const count = useLacking();
  const language = useSessionState(({ state }) => state.language);
  const shown = useRef<Element>(undefined);
  if (!language || language.isMain) return null;
  const without = pagesWithout(language);
  const elsewhere = language.lacking.length - count;
  const lacks = (texts: number) => `${language.own} lacks ${counted(texts, 'text')}`;
  return (
    <>
      <GlobalStyles styles={look} />
      {count > 0 && (
        <Button
          color="error"
          onClick={() => {
            shown.current = showNext(shown.current);
          }}
        >
          {`${lacks(count)} on this page`}
        </Button>
      )}
      {elsewhere > 0 && (
        <Tooltip title="On other pages, for search engines and previews, or in Settings: npm run check names them.">
          <Typography color="error" sx={{ fontSize: '0.875rem' }}>
            {count > 0 ? `and ${elsewhere} elsewhere` : `${lacks(elsewhere)} elsewhere`}
          </Typography>
        </Tooltip>
      )}
      {without > 0 && (
        <Tooltip title="“Pages” says which languages each page has, and gives it another.">
          <Typography sx={{ fontSize: '0.875rem' }}>
            {`${language.own} is without ${counted(without, 'page')}`}
          </Typography>
        </Tooltip>
      )}
    </>
  );
};
