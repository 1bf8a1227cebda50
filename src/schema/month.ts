/** A month of a year from 1900 on, as 2026-11: of two or three digits a year is mistyped. */
export const validMonth = /^(?:19|[2-9][0-9])[0-9]{2}-(?:0[1-9]|1[0-2])$/su;
