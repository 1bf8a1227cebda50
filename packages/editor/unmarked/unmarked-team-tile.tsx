import { TeamTile as PlainTile, type TeamTileProps } from '../../../src/pictures/team-tile';
import { withoutSigns } from '../marks';

/** A member's picture, which follows from the name and shows its first letters. */
export const TeamTile = ({ name, ...rest }: TeamTileProps) => (
  <PlainTile {...rest} name={withoutSigns(name)} />
);
