import { namedFromProject } from '../named-from-project';

/** The folder of the site that is run, from the project's root. */
declare const __SITE_NAME__: string;

/** Stands in for src/site/failed-section.tsx: names the section for its editor. */
export const FailedSection = ({ place }: { place: string }) => (
  <section role="note">
    <strong>{namedFromProject(place, __SITE_NAME__)} cannot be shown.</strong>{' '}
    {namedFromProject('npm run check', __SITE_NAME__)} says what to mend.
  </section>
);
