/**
 * How a thing looks that shows a photograph of the screen, or a sheet of its own (sheets.ts). A page is the photograph
 * itself, without a frame or a shadow.
 */
export type Look = 'browser' | 'telephone' | 'sheet' | 'card' | 'page';

export type Thing = {
  /** The name of a photograph in shots/, or of a sheet. */
  shows: string;
  as: Look;
  /** In pixels of the picture; the height follows. */
  width: number;
  /** Its middle, in hundredths of the picture. */
  at: readonly [across: number, down: number];
  /** In degrees: leaning back, turned to a side, rolled. */
  turned?: readonly [lean: number, side: number, roll: number];
  /** How far it stands above the ground, in pixels: its shadow falls that much wider. */
  lifted?: number;
};

export type Scene = {
  width: number;
  height: number;
  /** How wide the picture is made, in pixels; left out: as wide as the scene. */
  madeWide?: number;
  /**
   * What it stands on: the agency's paper, its dark green, its lime; at dusk, a light behind the first thing, in its darkest
   * green; nothing, for things cut out; or an even colour of the site that is shown.
   */
  ground: 'paper' | 'forest' | 'lime' | 'dusk' | 'none' | `#${string}`;
  /** With the agency's rising line behind what stands there. */
  stair?: boolean;
  things: readonly Thing[];
};
