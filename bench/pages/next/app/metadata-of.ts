import type { Metadata } from 'next';
import type { heads } from '../../peers/page-head';

type Head = (typeof heads)[keyof typeof heads];

export const metadataOf = ({ title, description, canonical }: Head): Metadata => ({
  title,
  description,
  alternates: { canonical },
});
