import { catalogue } from './catalogue-entry';

const consent =
  "consent: {\n  text: 'This is shown by {host}, which then learns your address on the internet.',\n  agree: 'Show it',\n},";

/** What sections need of each other, and of the site. */
export const sections = catalogue({
  missingMedia: {
    code: 'SITE-164',
    description: 'There is no file {found}.',
    why: 'The video could not be played, or not be understood by who cannot hear it.',
    repair: 'Put the file into the folder public, or write the path of one that is there.',
    example: "video: '/videos/tour.mp4',",
  },
  noVideo: {
    code: 'SITE-165',
    description: 'The section names no video.',
    why: 'There would be nothing to play.',
    repair:
      'Write video with a file in the folder public, or address with one of YouTube or Vimeo.',
    example: "video: '/videos/tour.mp4',",
  },
  twoVideos: {
    code: 'SITE-166',
    description: 'The section names a file and an address.',
    why: 'It shows one video, and nobody could tell which.',
    repair: 'Delete one of the two, or write a section for each.',
    example: "address: 'https://vimeo.com/76979871',",
  },
  asksForNothing: {
    code: 'SITE-167',
    description: 'There is nothing to ask for: the video is a file of this site.',
    why: 'Visitors would be asked to agree to something that does not happen.',
    repair: 'Delete the entry.',
    example: "video: '/videos/tour.mp4',",
  },
  nothingToAskWith: {
    code: 'SITE-168',
    description: 'There are no words to ask with: config/site.ts has no consent.',
    why: 'Visitors would see an empty box in the place of the map or video.',
    repair: 'Write consent into config/site.ts.',
    example: consent,
  },
  nobody: {
    code: 'SITE-169',
    description: 'There is nobody to show: config/site.ts has no team.',
    why: 'The section would be empty.',
    repair: 'Write team into config/site.ts, or the people into a section of the kind people.',
    example: "people: [{ name: 'Ida Sample', role: 'Designer' }],",
  },
  noPosts: {
    code: 'SITE-170',
    description: 'There is no post to list.',
    why: 'The section would be empty.',
    repair:
      'Write post into the file of a page that has come out, or hide the section until there is one.',
    example: "post: { date: '2026-03-31', author: 'Ida Sample' },",
  },
  futurePost: {
    code: 'SITE-171',
    severity: 'warning',
    description: 'The post comes out on {found}, and today is {today}.',
    why: 'No list shows it yet, although its address does. It is listed by the first build from that day on.',
    repair: 'Write the day of today, or build the site again on that day.',
    example: "post: { date: '2026-03-31', author: 'Ida Sample' },",
  },
});
