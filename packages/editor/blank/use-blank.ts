import type { Value } from '../../../src/schema/values/change';
import type { AnySchema } from '../../../src/schema/values/inner-schema';
import { useSession } from '../editor-context';
import { blankOf } from './blank-of';
import { blankSite } from './blank-site';

/** What a group or a choice in this file begins with, as far as the site has what it takes. */
export const useBlank = (file: string) => {
  const session = useSession();
  return (schema: AnySchema): Value =>
    blankOf(schema, blankSite(session.get().state.files, file)).value;
};
