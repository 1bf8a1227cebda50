import type { FC } from 'react';

type FailedSectionProps = {
  /** The position of the section, in an editor's words. */
  place: string;
};

/** Replaces a section that cannot be shown; visitors see the page without it. */
export const FailedSection: FC<FailedSectionProps> = () => null;
