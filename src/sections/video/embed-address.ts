/** Video sites: patterns of their addresses, and the address to frame. */
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
    // Without tracking cookies (https://help.vimeo.com, Do Not Track).
    frame: (id: string) => `/video/${id}?dnt=1`,
  },
];

export const playerOrigins = players.map(({ origin }) => origin);

/** The address to frame for the address of a video; undefined for unknown sites. */
export const embedAddress = (address: string): string | undefined => {
  for (const { written, origin, frame } of players) {
    const [, id] = written.exec(address) ?? [];
    if (id) return origin + frame(id);
  }
  return undefined;
};
