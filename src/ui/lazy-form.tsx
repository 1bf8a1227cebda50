import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormParts, ThanksHandle } from '../form/form-parts';
import type { FormRenderer } from '../form/form-renderer';
import type { FormDefinition } from '../form/form-schema';
import { scriptingMark } from '../hydration/early';
import { Island } from '../hydration/island';
import { loadChunk, loadOnce } from '../loading/load-chunk';
import type { Values } from '../schema/record';
import type { Sent } from '../schema/taken-places';
import { useSite, useToast } from './site-context';
import { SiteLink } from './site-link';
import { useGoTo } from './use-go-to';

type FormFallbackProps = { instead: ReactNode; children: ReactNode };

/** Keeps a form that cannot be loaded from affecting the rest of the page. */
class FormFallback extends Component<FormFallbackProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

const Notice = styled(Typography)(({ theme: { vars, spacing } }) => ({
  marginBlockEnd: spacing(4),
  paddingInlineStart: spacing(4),
  borderInlineStart: `3px solid ${vars.palette.secondary.main}`,
  [`html[${scriptingMark}] &:not([data-always])`]: { display: 'none' },
}));

/**
 * How to reach the agency where a form does not work: without script, and while script cannot be loaded;
 * `always` if there is no form at all.
 */
const ReachUs = ({ always }: { always?: boolean }) => {
  const { words, contact } = useSite().site;
  return (
    <Notice data-always={always}>
      {`${words.formUnavailable} `}
      <Link component={SiteLink} to={contact.email.to}>
        {contact.email.label}
      </Link>
      {', '}
      <Link component={SiteLink} to={contact.phone.to}>
        {contact.phone.label}
      </Link>
    </Notice>
  );
};

const countsPlaces = globalThis.__SITE__?.countsPlaces ?? true;

/** Whether the thanks of a form stay below it; Vite writes it. */
const showsThanks = globalThis.__SITE__?.showsThanks ?? true;

const loadRenderer = loadOnce(() => loadChunk(() => import('../form/form-renderer')));

type LoadedForm = {
  FormRenderer: typeof FormRenderer;
  definition: FormDefinition;
  /** The optional parts that the definition needs. */
  parts: FormParts;
};

/** Loads the renderer, which every form needs, and the parts that only this form needs. */
export const loadForm = async (definition: Promise<FormDefinition>): Promise<LoadedForm> => {
  const [{ FormRenderer, loadFormParts }, form] = await Promise.all([loadRenderer(), definition]);
  const parts = await loadFormParts(form, () => import('./marked'));
  return { FormRenderer, definition: form, parts };
};

type SubmittingFormProps = {
  form: LoadedForm;
  /** Show the form's title as an h2; otherwise it only names the form. */
  showTitle?: boolean | undefined;
  /** The query of the page's address: a link may fill in fields. */
  query?: string | undefined;
};

type SendingFormProps = SubmittingFormProps & {
  /** Of forms whose thanks stay below them. */
  thanks?: ThanksHandle;
};

const SendingForm = ({ form, showTitle, query, thanks }: SendingFormProps) => {
  const { FormRenderer, definition, parts } = form;
  const { site, submission } = useSite();
  const showToast = useToast();
  const goTo = useGoTo();
  const { record, outcome } = definition;

  const report = useCallback(
    (saved: Sent) => {
      if (countsPlaces && typeof saved !== 'boolean') {
        const words = typeof saved === 'string' ? outcome[saved]?.toast : saved.tooFew;
        const toast = showsThanks && thanks ? thanks.said(words, saved) : words;
        if (toast) showToast(toast, saved === 'waiting' ? 'success' : 'failure');
        return;
      }
      const { toast: words } = saved ? outcome.saved : outcome.failed;
      const toast = showsThanks && thanks ? thanks.said(words, saved) : words;
      if (toast) showToast(toast, saved ? 'success' : 'failure');
      if (saved && outcome.saved.goTo) goTo(outcome.saved.goTo);
    },
    [outcome, showToast, goTo, thanks],
  );

  const send = useCallback(
    async (values: Values) => {
      // A visitor who is asked to try again keeps the text; one who is told nothing relies on the outbox.
      const retry = outcome.failed.toast === undefined;
      const kept = showsThanks && thanks ? thanks.keep(values) : undefined;
      const onReference = showsThanks ? kept?.onReference : undefined;
      const options = showsThanks ? { retry, onReference } : { retry };
      if (!countsPlaces) {
        const result = await submission.save(record, values, options);
        if (showsThanks) kept?.onSent();
        return result === 'saved';
      }
      const counted = parts.countedIn?.(definition, values);
      const result = await submission.save(record, values, { ...options, counted });
      if (showsThanks) kept?.onSent();
      return result === 'saved' || result === 'failed' ? result === 'saved' : result;
    },
    [submission, definition, parts, record, outcome, thanks],
  );

  const onCaught = useCallback(() => submission.discard(record), [submission, record]);

  return (
    <FormRenderer
      definition={definition}
      parts={parts}
      send={send}
      onCaught={onCaught}
      onOutcome={report}
      upload={showsThanks && thanks ? thanks.upload : submission.upload}
      {...(countsPlaces ? { gateway: submission.gateway } : {})}
      onApproach={submission.prepare}
      words={site.words}
      query={query}
      showTitle={showTitle}
    />
  );
};

const ThankingForm = (props: SubmittingFormProps) => {
  const { definition, parts } = props.form;
  const { site, submission } = useSite();
  if (!parts.Thanks) return <SendingForm {...props} />;
  return (
    <parts.Thanks
      definition={definition}
      kinds={parts.kinds}
      site={site.name}
      upload={submission.upload}
    >
      {(thanks) => <SendingForm {...props} thanks={thanks} />}
    </parts.Thanks>
  );
};

/** A form with its submission and its messages to the visitor. */
export const SubmittingForm = showsThanks ? ThankingForm : SendingForm;

type LazyFormProps = {
  /** The name of a file in config/forms, without extension. */
  name: string;
  showTitle?: boolean;
};

/** A form of config/forms: the renderer and its definition are separate chunks. */
export const LazyForm = ({ name, showTitle }: LazyFormProps) => {
  const site = useSite();
  const { search } = useLocation();
  return (
    <FormFallback key={site.formKey(name)} instead={<ReachUs always />}>
      <ReachUs />
      <Island
        load={() => loadForm(site.loadForm(name))}
        waiting={<Box aria-busy="true" sx={{ minHeight: 128 }} />}
      >
        {(form) => <SubmittingForm form={form} showTitle={showTitle} query={search} />}
      </Island>
    </FormFallback>
  );
};
