import { styled } from '@mui/material/styles';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useWatch } from 'react-hook-form';
import { ShownContext, type ShownProps } from '../../fields/field-contexts';
import { noteName } from '../../fields/note/note-name';
import type { FormItem } from '../../fields/registry';
import { dayOf } from '../../rules/today';
import { withoutMarks } from '../../schema/parse-marks';
import type { Value } from '../../schema/record';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { fieldsOfConditions, isShown } from '../form-fields';
import type { ConditionalProps } from '../form-parts';

const AppearedContext = createContext<(name: string) => void>(() => undefined);

/**
 * Announces the names of items that appeared, all at once and without moving focus (WCAG 4.1.3). Clears the
 * last announcement first, so that the same text is announced again.
 */
export const Appeared = ({ children }: { children: ReactNode }) => {
  const [announcement, setAnnouncement] = useState('');
  const names = useRef<string[]>([]);
  const [report] = useState(() => (name: string) => {
    names.current.push(name);
    if (names.current.length > 1) return;
    setAnnouncement('');
    setTimeout(() => setAnnouncement(names.current.splice(0).join(', ')));
  });
  return (
    <AppearedContext value={report}>
      <ShownContext value={Shown}>{children}</ShownContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </AppearedContext>
  );
};

const nameOf = (item: FormItem) => {
  if (item.kind === 'note') return noteName(item);
  return item.kind === 'group' ? item.legend : item.label;
};

/** The children are items of the form's grid. */
const Unseen = styled('div')({
  display: 'contents',
  '& > :not([data-width="half"])': { gridColumn: '1 / -1' },
  '&[hidden]': { display: 'none' },
});

/** Announces what appears after the first time that it was drawn. */
const useReport = (shown: boolean, name: string) => {
  const report = use(AppearedContext);
  const first = useRef(true);
  useEffect(() => {
    if (shown && !first.current) report(name);
    first.current = false;
  }, [shown, report, name]);
};

const Hideable = ({ shown, children }: Omit<ShownProps, 'name'>) => {
  const box = useRef<HTMLDivElement>(null);
  // What goes once the form is sent leaves the focus to the button.
  useLayoutEffect(() => {
    if (shown || !box.current?.contains(document.activeElement)) return;
    box.current.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [shown]);
  return (
    <Unseen ref={box} hidden={!shown}>
      {children}
    </Unseen>
  );
};

const Shown = ({ shown, name, children }: ShownProps) => {
  useReport(shown, name);
  return <Hideable shown={shown}>{children}</Hideable>;
};

/**
 * Shows its children while the conditions hold. Once shown, they stay mounted, hidden, and keep what was
 * typed and chosen in them.
 */
export const Conditional = ({ control, when, item, children }: ConditionalProps) => {
  const names = useMemo(() => fieldsOfConditions(when), [when]);
  const shown = useWatch({
    control,
    name: names,
    compute: (values: Value[]) =>
      isShown(when, {
        values: Object.fromEntries(names.map((field, place) => [field, values[place] ?? null])),
        today: dayOf(new Date()),
      }),
  });
  const [known, setKnown] = useState(shown);
  if (shown && !known) setKnown(true);
  useReport(shown, withoutMarks(nameOf(item)));
  return (known || shown) && <Hideable shown={shown}>{children}</Hideable>;
};
