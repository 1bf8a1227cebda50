import type { FC } from 'react';

type FailedSectionProps = {
  /** Where the section stands, in an editor's words. */
  place: string;
};

/** What visitors see in the place of a section that cannot be shown: the page without it. */
export const FailedSection: FC<FailedSectionProps> = () => null;
