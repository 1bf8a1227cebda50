import { styled } from '@mui/material/styles';
import { lazy, Suspense, useMemo } from 'react';
import { useSite } from './site-context';

type FormIslandProps = {
  /** The name of a file in config/forms, without its ending. */
  name: string;
  /** Show the form's title as an h2; otherwise it only names the form. */
  showTitle?: boolean;
};

const Waiting = styled('div')({ minHeight: 128 });

/** A form of config/forms: its engine and its definition are chunks of their own. */
export const FormIsland = ({ name, showTitle }: FormIslandProps) => {
  const { loadForm } = useSite();
  const LoadedForm = useMemo(
    () =>
      lazy(async () => {
        const [{ ConnectedForm }, definition] = await Promise.all([
          import('./connected-form'),
          loadForm(name),
        ]);
        return {
          default: () => <ConnectedForm definition={definition} showTitle={showTitle} />,
        };
      }),
    [name, showTitle, loadForm],
  );
  return (
    <Suspense fallback={<Waiting aria-busy="true" />}>
      <LoadedForm />
    </Suspense>
  );
};
