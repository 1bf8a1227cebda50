import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import type { FormDefinition } from '../form/form-schema';
import { scriptingMark } from '../hydration/early';
import { Island } from '../hydration/island';
import { loadChunk, loadOnce } from '../loading/load-chunk';
import { useSite } from './site-context';
import { SiteLink } from './site-link';

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

type LazyFormProps = {
  /** The name of a file in config/forms, without extension. */
  name: string;
  /** Show the form's title as an h2; otherwise it only names the form. */
  showTitle?: boolean;
};

const loadEngine = loadOnce(() => loadChunk(() => import('./form-engine')));

const loadForm = async (definition: Promise<FormDefinition>) => {
  const [{ SubmittingForm, loadFormParts }, form] = await Promise.all([loadEngine(), definition]);
  return { SubmittingForm, definition: form, parts: await loadFormParts(form) };
};

/** A form of config/forms: its engine and its definition are separate chunks. */
export const LazyForm = ({ name, showTitle }: LazyFormProps) => {
  const site = useSite();
  return (
    <FormFallback key={site.formKey(name)} instead={<ReachUs always />}>
      <ReachUs />
      <Island
        load={() => loadForm(site.loadForm(name))}
        waiting={<Box aria-busy="true" sx={{ minHeight: 128 }} />}
      >
        {({ SubmittingForm, definition, parts }) => (
          <SubmittingForm definition={definition} parts={parts} showTitle={showTitle} />
        )}
      </Island>
    </FormFallback>
  );
};
