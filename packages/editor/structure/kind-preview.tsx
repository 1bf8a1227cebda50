import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { formExample } from '../../../src/form/form-example';
import type { FormDefinition } from '../../../src/form/form-schema';
import { ExampleView } from '../../../src/gallery/example-view';
import { fieldsBreaking } from '../../../src/gallery/fields-breaking';
import type { Subject } from '../../../src/gallery/kinds';
import { useNear } from '../../../src/hydration/use-near';
import { formFile, siteFile } from '../../../src/schema/config-files';
import type { SiteDefinition } from '../../../src/schema/site';
import { siteExample } from '../../../src/schema/site-example';
import type { Value } from '../../../src/schema/values/change';
import { kindHas } from '../../../src/sections/kind-metadata';
import { examplePosts } from '../../../src/sections/news/example-posts';
import type { SectionDefinition } from '../../../src/sections/registry';
import { SectionBoundary } from '../../../src/site/section-boundary';
import { noSubmission } from '../../../src/ui/no-submission';
import { SiteContext, type SiteContextValue, ToastContext } from '../../../src/ui/site-context';
import { useSession, useSessionState } from '../editor-context';
import { withOwnWords } from './with-own-words';

/** CSS pixels: a section is drawn as wide as on a desk, a field as in its form, and scaled down. */
const sizes = {
  sections: { width: 1280, height: 720 },
  fields: { width: 480, height: 270 },
  rules: { width: 480, height: 270 },
  scenes: { width: 480, height: 270 },
  motifs: { width: 480, height: 270 },
  layout: { width: 1280, height: 720 },
  themes: { width: 1280, height: 720 },
};

const posts = Promise.resolve(examplePosts);

const useSiteContext = (): SiteContextValue => {
  const session = useSession();
  const site = useSessionState(({ state }) => state.files[siteFile]) as Value;
  return useMemo(() => {
    const forms = new Map<string, Promise<FormDefinition>>();
    const loadForm = (name: string) => {
      const { files } = session.get().state;
      const file = formFile(name);
      const shown = withOwnWords(files, { file, value: files[file] ?? formExample });
      const form = forms.get(name) ?? Promise.resolve(shown as FormDefinition);
      forms.set(name, form);
      return form;
    };
    return {
      site: {
        consent: siteExample.consent,
        ...(withOwnWords({ [siteFile]: site }, { file: siteFile, value: site }) as SiteDefinition),
      },
      loadForm,
      formKey: (name) => `preview ${name}`,
      loadPosts: () => posts,
      submission: noSubmission,
    };
  }, [session, site]);
};

const Failed = () => null;

/** What would be loaded from other sites waits for consent; links find no second place of their name. */
const quiet = (section: SectionDefinition): SectionDefinition => {
  const { anchor: _, hidden: _hidden, ...shown } = section;
  return { ...shown, ...(kindHas(shown, 'ask') && { ask: true }) };
};

const Drawn = ({ subject }: { subject: Subject }) => {
  const shown = useMemo((): Subject => {
    if (subject.group === 'sections')
      return { group: 'sections', definition: quiet(subject.definition) };
    const [field] = subject.group === 'rules' ? fieldsBreaking(subject.definition) : [];
    // Words for those who can press its button do not belong in a picture.
    return field ? { group: 'fields', definition: { ...field, hint: undefined } } : subject;
  }, [subject]);
  return (
    <>
      {subject.group === 'rules' && (
        <Alert severity="error" sx={{ mx: 4, mt: 4, mb: -4 }}>
          {subject.definition.message}
        </Alert>
      )}
      <ExampleView example={{ ...shown, id: subject.group, name: '' }} />
    </>
  );
};

/** A section, a field or a rule as the page would show it, small; nothing in it can be reached. */
export const KindPreview = ({ subject }: { subject: Subject }) => {
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  const near = useNear(sheet);
  const drawn = sizes[subject.group];
  const scale = (sheet?.clientWidth ?? 0) / drawn.width;
  const context = useSiteContext();
  return (
    <Box
      ref={setSheet}
      aria-hidden
      inert
      sx={{
        aspectRatio: `${drawn.width} / ${drawn.height}`,
        width: 1,
        overflow: 'hidden',
        bgcolor: 'background.default',
        textAlign: 'start',
      }}
    >
      {near && (
        <Box sx={{ width: drawn.width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          <MemoryRouter>
            <SiteContext value={context}>
              <ToastContext value={() => undefined}>
                <SectionBoundary place="A preview" subject={subject} FailedSection={Failed}>
                  <Suspense>
                    <Drawn subject={subject} />
                  </Suspense>
                </SectionBoundary>
              </ToastContext>
            </SiteContext>
          </MemoryRouter>
        </Box>
      )}
    </Box>
  );
};
