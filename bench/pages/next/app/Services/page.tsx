import { Services } from '../../../peers/services';
import { heads } from '../../../peers/page-head';
import { metadataOf } from '../metadata-of';

export const metadata = metadataOf(heads.services);

export default function Page() {
  return <Services />;
}
