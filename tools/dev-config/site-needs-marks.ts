/** Stands in for src/site/site-needs-marks.ts: a text that is being written may get its first mark. */
export const siteNeedsMarks = () => true;
