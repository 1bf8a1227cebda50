/**
 * Where it lies at Firebase how far deliveries are. No form can have such a collection, since its name
 * starts with a letter; and no rule lets a visitor near it.
 */
export const deliveriesCollection = '_deliveries';
