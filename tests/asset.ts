/** Replaces a font or picture file in Jest, where its address does not matter. */
export default '/asset';
