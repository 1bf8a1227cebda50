import styled from '@emotion/styled';
import { loadChunk } from '../loading/load-chunk';
import { loadOnce } from '../loading/load-once';
import { Island } from '../takeover/island';
import { FormBoundary } from './form-boundary';
import { ReachUs } from './reach-us';
import { useSite } from './site-context';

type FormIslandProps = {
  /** The name of a file in config/forms, without its ending. */
  name: string;
  /** Show the form's title as an h2; otherwise it only names the form. */
  showTitle?: boolean;
};

const isDev = process.env.NODE_ENV !== 'production';

const loadEngine = loadOnce(() => loadChunk(() => import('./connected-form')));

const Waiting = styled('div')({ minHeight: 128 });

/** A form of config/forms: its engine and its definition are chunks of their own. */
export const FormIsland = ({ name, showTitle }: FormIslandProps) => {
  const site = useSite();
  return (
    <FormBoundary
      key={isDev ? `${name} ${site.formEdition?.(name)}` : name}
      instead={<ReachUs always />}
    >
      <ReachUs />
      <Island
        load={() => Promise.all([loadEngine(), site.loadForm(name)])}
        waiting={<Waiting aria-busy="true" />}
      >
        {([{ ConnectedForm }, definition]) => (
          <ConnectedForm definition={definition} showTitle={showTitle} />
        )}
      </Island>
    </FormBoundary>
  );
};
