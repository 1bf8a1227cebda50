import { noParts } from '../../../src/form/form-parts';
import { SubmittingForm } from '../../../src/ui/form-engine';
import { formOf } from './forms';

type FormAtOnceProps = { name: string; showTitle?: boolean };

/** Stands in for src/ui/lazy-form.tsx: the form is part of the page's own script. */
export const LazyForm = ({ name, showTitle }: FormAtOnceProps) => (
  <SubmittingForm definition={formOf(name)} parts={noParts} showTitle={showTitle} />
);
