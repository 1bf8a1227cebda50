/** Stands in for src/site/failed-section.tsx: who edits sees which section it is. */
export const FailedSection = ({ place }: { place: string }) => (
  <section role="note">
    <strong>{place} cannot be shown.</strong> npm run check says what to mend.
  </section>
);
