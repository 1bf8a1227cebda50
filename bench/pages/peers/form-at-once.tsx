import { ConnectedForm } from '../../../src/sections/connected-form';
import { formOf } from './forms';

type FormAtOnceProps = { name: string; showTitle?: boolean };

/** Stands in for src/sections/form-island.tsx: the form is part of the page's own script. */
export const FormIsland = ({ name, showTitle }: FormAtOnceProps) => (
  <ConnectedForm definition={formOf(name)} showTitle={showTitle} />
);
