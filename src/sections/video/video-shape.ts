/** Width to height, as `aspect-ratio` of CSS says it: of the video, and of what stands in its place. */
export const videoShape = '16 / 9';
