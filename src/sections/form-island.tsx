import { styled } from '@mui/material/styles';
import { lazy, Suspense, use } from 'react';
import type * as ConnectedFormModule from './connected-form';
import { FormBoundary } from './form-boundary';
import { loadChunk } from './load-chunk';
import { useSite } from './site-context';
import { SiteLink } from './site-link';

type FormIslandProps = {
  /** The name of a file in config/forms, without its ending. */
  name: string;
  /** Show the form's title as an h2; otherwise it only names the form. */
  showTitle?: boolean;
};

let engine: Promise<typeof ConnectedFormModule> | undefined;
const loadEngine = () => (engine ??= loadChunk(() => import('./connected-form')));

const ConnectedForm = lazy(async () => ({ default: (await loadEngine()).ConnectedForm }));

const LoadedForm = ({ name, showTitle }: FormIslandProps) => {
  const { loadForm } = useSite();
  // Both are under way before either is waited for.
  loadEngine().catch(() => undefined);
  const definition = use(loadForm(name));
  return <ConnectedForm definition={definition} showTitle={showTitle} />;
};

const Waiting = styled('div')({ minHeight: 128 });

/** A form of config/forms: its engine and its definition are chunks of their own. */
export const FormIsland = (props: FormIslandProps) => {
  const { email } = useSite().site.contact;
  return (
    <FormBoundary instead={<SiteLink to={email.to}>{email.label}</SiteLink>}>
      <Suspense fallback={<Waiting aria-busy="true" />}>
        <LoadedForm {...props} />
      </Suspense>
    </FormBoundary>
  );
};
