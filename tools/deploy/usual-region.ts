/** Where Google runs functions of which config says nothing. */
export const usualRegion = 'us-central1';
