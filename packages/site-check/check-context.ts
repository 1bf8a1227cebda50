import type { PictureFacts } from '../site-files';
import type { Unread } from './checks/check-files';
import type { ExampleAt } from './report/examples';

/** What the project holds beside its config; what is not given is not checked. */
export type CheckContext = {
  /** The addresses of the pictures in public/. */
  pictures?: readonly string[];
  /** The facts of the file at such an address. */
  factsOf?: (address: string) => PictureFacts | undefined;
  /** The addresses of the videos and captions in public/. */
  media?: readonly string[];
  /** As 2026-03-31. */
  today?: string;
  /** The addresses of all files in public/. */
  files?: readonly string[];
  /** The fonts that the project has, as CSS calls them. */
  fonts?: readonly string[];
  /** Those of them that have a cut for each size. */
  optical?: readonly string[];
  unread?: Unread;
  exampleAt?: ExampleAt;
};
