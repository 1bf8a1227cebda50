/** The word of config for the day on which a visitor sends the form. */
export const today = 'today';
