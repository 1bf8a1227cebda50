import { createContext } from 'react';

/** What is left of a time, in words; undefined where nothing is counted, or nobody knows. */
export type SlotPlaces = (time: string) => { words: string; isFull: boolean } | undefined;

export const SlotPlacesContext = createContext<SlotPlaces>(() => undefined);
