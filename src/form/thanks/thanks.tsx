import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { holds } from '../../rules/holds';
import { dayOf } from '../../rules/today';
import { textOf, textsIn } from '../../schema/record-texts';
import { referenceSign } from '../../schema/reference';
import { fillIn } from '../../schema/texts';
import { isolated } from '../../theme/isolated';
import { compileForm } from '../compile-form';
import type { ThanksHandle, ThanksProps } from '../form-parts';
import { copyOf, type PrintedStep } from './copy-of';

const languageOfPage = () => document.documentElement.lang || 'en';

/** What was sent, as its sender may keep it. */
type SentForm = {
  at: Date;
  /** For a copy; none where the form offers no copy. */
  steps: readonly PrintedStep[];
  /** The sender's number. */
  reference?: string;
  /** In place of the usual words. */
  byAnswer?: string | undefined;
  words?: string | undefined;
};

/** Once it was asked for it is all that is printed, and on a screen it is nowhere. */
const onlyOnPaper = {
  '@media print': { 'body > :not([data-copy])': { display: 'none !important' } },
};

/** Dark on white, whatever the colours of the site. */
const Page = styled('article')(({ theme: { spacing } }) => ({
  display: 'none',
  '@media print': {
    display: 'block',
    background: '#fff',
    '&, & *': { color: '#000 !important' },
  },
  '& h2, & h3': { marginBlock: spacing(5, 2), breakAfter: 'avoid' },
  '& dl': { margin: 0 },
  '& dl > div': { marginBlockEnd: spacing(3), breakInside: 'avoid' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

type PrintedProps = Pick<ThanksProps, 'definition' | 'site'> & { sent: SentForm };

const Printed = ({ definition, site, sent }: PrintedProps) => {
  const { copy } = definition.outcome.saved;
  const { at, steps, reference } = sent;
  const sentOn = new Intl.DateTimeFormat(languageOfPage(), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(at);
  return (
    <Page data-copy="">
      <Typography variant="h2" component="h1">
        {definition.title}
      </Typography>
      <Typography>{site}</Typography>
      <Typography>{`${copy?.sentOn} ${sentOn}`}</Typography>
      {reference !== undefined && (
        <Typography>
          {copy?.reference} <strong>{isolated(reference)}</strong>
        </Typography>
      )}
      {steps.map(({ title, groups }, place) => (
        <section key={place}>
          {title !== undefined && (
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
          )}
          {groups.map(({ legend, answers }, at) => (
            <Fragment key={at}>
              {legend !== undefined && (
                <Typography variant="lead" component="h3">
                  {legend}
                </Typography>
              )}
              <dl>
                {answers.map(({ label, words }, index) => (
                  <div key={index}>
                    <dt>{label}</dt>
                    <dd>{isolated(words || '–')}</dd>
                  </div>
                ))}
              </dl>
            </Fragment>
          ))}
        </section>
      ))}
    </Page>
  );
};

const Stayed = ({ definition, site, sent }: PrintedProps) => {
  const { copy } = definition.outcome.saved;
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) window.print();
  }, [times]);
  return (
    <Paper variant="outlined" sx={{ mt: 5, p: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
      {/* The toast has announced it. */}
      {sent.words !== undefined && <Typography>{sent.words}</Typography>}
      {copy && sent.steps.length > 0 && (
        <Button
          variant="outlined"
          startIcon={<PrintOutlined />}
          onClick={() => setTimes((before) => before + 1)}
        >
          {copy.print}
        </Button>
      )}
      {times > 0 &&
        createPortal(
          <>
            <GlobalStyles styles={onlyOnPaper} />
            <Printed definition={definition} site={site} sent={sent} />
          </>,
          document.body,
        )}
    </Paper>
  );
};

/** What a robot reads, which has no number. */
const noNumber = '–';

type Thanked = Pick<ThanksProps, 'definition' | 'kinds' | 'upload'>;

const createThanks = (
  { definition, kinds, upload }: Thanked,
  show: (sent: SentForm | undefined) => void,
): ThanksHandle => {
  const { kindOf } = compileForm(definition, kinds);
  const { copy, byAnswer } = definition.outcome.saved;
  /** Of the files that were sent, by their addresses. */
  const names = new Map<string, string>();
  /** What the next outcome is of. */
  let settled: SentForm | undefined;
  return {
    upload: async (file, options) => {
      const address = await upload(file, options);
      names.set(address, file.name);
      return address;
    },
    keep: (values) => {
      const filesOf = (name: string) =>
        [textOf(values[name]), ...textsIn(values[name])].flatMap((each) => names.get(each) ?? []);
      const sent = { values, filesOf, language: languageOfPage() };
      const at = new Date();
      const own = byAnswer?.find(({ when }) => holds(when, { values, today: dayOf(at) }));
      let kept: SentForm = {
        at,
        steps: copy ? copyOf(definition, kindOf, sent) : [],
        byAnswer: own?.toast,
      };
      show(undefined);
      return {
        onReference: (reference) => {
          kept = { ...kept, reference };
        },
        onSent: () => {
          settled = kept;
        },
      };
    },
    said: (words, outcome) => {
      const reference = settled?.reference ?? noNumber;
      const meant = (outcome === true ? settled?.byAnswer : undefined) ?? words;
      const said = meant && fillIn(meant, { [referenceSign]: reference });
      const isStored = outcome === true || outcome === 'waiting';
      if (isStored && settled) show({ ...settled, words: said });
      settled = undefined;
      return said;
    },
  };
};

/** Around a form: once it was sent, its thanks stay below it, with the sender's number and a button that prints a copy. */
export const Thanks = ({ definition, kinds, site, upload, children }: ThanksProps) => {
  const [sent, setSent] = useState<SentForm>();
  const thanks = useMemo(
    () => createThanks({ definition, kinds, upload }, setSent),
    [definition, kinds, upload],
  );
  return (
    <>
      {children(thanks)}
      {sent && <Stayed key={sent.at.getTime()} definition={definition} site={site} sent={sent} />}
    </>
  );
};
