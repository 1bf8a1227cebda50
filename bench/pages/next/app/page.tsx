import { Home } from '../../peers/home';
import { heads } from '../../peers/page-head';
import { metadataOf } from './metadata-of';

export const metadata = metadataOf(heads.home);

export default function Page() {
  return <Home />;
}
