import { Contact } from '../../../peers/contact';
import { heads } from '../../../peers/page-head';
import { metadataOf } from '../metadata-of';

export const metadata = metadataOf(heads.contact);

export default function Page() {
  return <Contact />;
}
