import { reportAndExit } from '../report-and-exit';
import { buildGallery } from './build-gallery';

try {
  await buildGallery(process.cwd());
} catch (error) {
  reportAndExit(error);
}
