import styled from '@emotion/styled';
import { loadChunk } from '../loading/load-chunk';
import { Island } from '../takeover/island';
import type * as ConnectedFormModule from './connected-form';
import { FormBoundary } from './form-boundary';
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

const Waiting = styled('div')({ minHeight: 128 });

/** A form of config/forms: its engine and its definition are chunks of their own. */
export const FormIsland = ({ name, showTitle }: FormIslandProps) => {
  const { site, loadForm } = useSite();
  const { email } = site.contact;
  return (
    <FormBoundary instead={<SiteLink to={email.to}>{email.label}</SiteLink>}>
      <Island
        key={name}
        load={() => Promise.all([loadEngine(), loadForm(name)])}
        waiting={<Waiting aria-busy="true" />}
      >
        {([{ ConnectedForm }, definition]) => (
          <ConnectedForm definition={definition} showTitle={showTitle} />
        )}
      </Island>
    </FormBoundary>
  );
};
