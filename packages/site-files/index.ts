/** Which files of a site's public/ and config/ are its to show, and what its pictures are. Links are followed. */
export { loadSharp } from './load-sharp';
export { mostMegapixels, pictureFacts, type PictureFacts, publicFiles } from './public-files';
export {
  configFile,
  configPlace,
  isWithin,
  publicFile,
  realPath,
  type RefusedFile,
  siteFiles,
} from './site-files';
