/** What Jest gets for a font or picture file: its address does not matter there. */
export default '/asset';
