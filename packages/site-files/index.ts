/** Which files of a site's public/ and config/ are its to show, and what its pictures are. Links are followed. */
export { loadSharp } from './load-sharp';
export {
  filesIn,
  mediaIn,
  mostMegapixels,
  pictureFacts,
  type PictureFacts,
  picturesIn,
} from './public-files';
export {
  configFile,
  configPlace,
  isWithin,
  publicFile,
  realPath,
  type RefusedFile,
  siteFiles,
} from './site-files';
