/** Sites that show videos in other pages: how their addresses are written, and what is framed. */
const players = [
  {
    written:
      /^https:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    origin: 'https://www.youtube-nocookie.com',
    frame: (id: string) => `/embed/${id}`,
  },
  {
    written: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\d)/,
    origin: 'https://player.vimeo.com',
    // No cookies that follow visitors (https://help.vimeo.com, Do Not Track).
    frame: (id: string) => `/video/${id}?dnt=1`,
  },
];

export const playerOrigins = players.map(({ origin }) => origin);

/** The address that a page may frame for the address of a video; undefined where nobody knows it. */
export const embedAddress = (address: string): string | undefined => {
  for (const { written, origin, frame } of players) {
    const [, id] = written.exec(address) ?? [];
    if (id) return origin + frame(id);
  }
  return undefined;
};
