import { noParts } from '../../../src/form/form-parts';
import { FormRenderer } from '../../../src/form/form-renderer';
import { SubmittingForm } from '../../../src/ui/lazy-form';
import { formOf } from './forms';

type FormAtOnceProps = { name: string; showTitle?: boolean };

/** Stands in for `LazyForm` of src/ui/lazy-form.tsx: the form is part of the page's own script. */
export const LazyForm = ({ name, showTitle }: FormAtOnceProps) => (
  <SubmittingForm
    form={{ FormRenderer, definition: formOf(name), parts: noParts }}
    showTitle={showTitle}
  />
);
