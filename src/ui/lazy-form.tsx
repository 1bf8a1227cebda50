import Box from '@mui/material/Box';
import type { FormDefinition } from '../form/form-schema';
import { Island } from '../hydration/island';
import { loadChunk, loadOnce } from '../loading/load-chunk';
import { FormFallback } from './form-fallback';
import { ReachUs } from './reach-us';
import { useSite } from './site-context';

type LazyFormProps = {
  /** The name of a file in config/forms, without its ending. */
  name: string;
  /** Show the form's title as an h2; otherwise it only names the form. */
  showTitle?: boolean;
};

const loadEngine = loadOnce(() => loadChunk(() => import('./form-engine')));

const loadForm = async (definition: Promise<FormDefinition>) => {
  const [{ SubmittingForm, loadFormParts }, form] = await Promise.all([loadEngine(), definition]);
  return { SubmittingForm, definition: form, parts: await loadFormParts(form) };
};

/** A form of config/forms: its engine and its definition are chunks of their own. */
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
