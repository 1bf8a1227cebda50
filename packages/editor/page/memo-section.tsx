import { memo, type ReactNode, useState } from 'react';
import type { PostDefinition } from '../../../src/schema/post';
import type { SectionKind } from '../../../src/sections/registry';
import type { SectionModule, SectionProps } from '../../../src/sections/section-props';
import { shownBy } from '../../../src/sections/shown-by';
import type { ShownSection, SiteRuntime } from '../../../src/site/site-runtime';
import { Rhythm } from '../../../src/ui/rhythm';

type MemoProps = Pick<SectionProps<SectionKind>, 'section' | 'number'> & {
  Component: SectionModule['default'];
  post: PostDefinition | undefined;
  pathNow: () => string;
  /** One text, so that the same ones are equal. */
  anchorsNow: string | undefined;
  /** Changes with the form that the section shows, which is a file of its own. */
  formNow: string | undefined;
};

/** A section that is shown anew only when its own values have changed: the others stay while a text is typed. */
const MemoSection = memo((allProps: MemoProps): ReactNode => {
  const { Component, pathNow, anchorsNow, formNow: _, ...props } = allProps;
  // A page has one path for as long as it is shown.
  const [path] = useState(pathNow);
  return (
    <Rhythm section={props.section}>
      <Component {...props} path={path} anchors={anchorsNow?.split(' ')} />
    </Rhythm>
  );
});

type Now = { path: () => string; formKey: SiteRuntime['formKey'] };

/** The sections of a page as the runtime has them, each kept while its values and its form are the same. */
export const memoSections =
  (base: SiteRuntime['shownSections'], now: Now): SiteRuntime['shownSections'] =>
  (definition, kinds) =>
    base(definition, kinds).map((shown): ShownSection => {
      const { section, number, anchors, report } = shown;
      const Component = shownBy(section, kinds)?.default;
      if (report !== undefined || !Component) return shown;
      const { post } = definition;
      const form = 'form' in section ? section.form : undefined;
      const formNow = form === undefined ? undefined : now.formKey(form);
      const anchorsNow = anchors?.join(' ');
      return {
        ...shown,
        report: (
          <MemoSection
            {...{ Component, section, number, anchorsNow, post, pathNow: now.path, formNow }}
          />
        ),
      };
    });
