/** Where the built gallery stands, below the project's root: beside the site, never in it. */
export const galleryFolder = 'dist/gallery';
